/** A learner's letter of the first part, with eight errors. */
export const letter =
  'Liebe Anna, vielen dank für deine Einladung zu deine Party. Ich freue mir sehr. Ich komme gern weil ich habe am Samstag frei. ' +
  'Ich bringe ein Kuchen mit. Kann ich mit meine Schwester kommen? Sie ist bei mir für zwei Wochen. Wir möchten mit dem Zug fahren ' +
  'und sind um 18 Uhr da. Was sollen wir noch mitbringen? Ich habe gehört das dein Bruder auch kommt. Ich habe ihn lange nicht ' +
  'gesehen. Viele Grüße, Ali';

/** What must at least be found and corrected. */
export const letterCorrections = [
  { original: 'dank', corrected: 'Dank' },
  { original: 'deine Party', corrected: 'deiner Party' },
  { original: 'mir', corrected: 'mich' },
  { original: 'gern weil', corrected: 'gern, weil' },
  { original: 'habe am Samstag frei', corrected: 'am Samstag frei habe' },
  { original: 'ein Kuchen', corrected: 'einen Kuchen' },
  { original: 'meine Schwester', corrected: 'meiner Schwester' },
  { original: 'gehört das', corrected: 'gehört, dass' },
];

/** The sentences without an error. */
export const untouchedSentences = [
  'Sie ist bei mir für zwei Wochen.',
  'Wir möchten mit dem Zug fahren und sind um 18 Uhr da.',
  'Was sollen wir noch mitbringen?',
  'Ich habe ihn lange nicht gesehen.',
];

/** How these corrections are marked in the learner's own text: only the words that change. */
export const letterMarks = ['Dank', 'deiner', 'mich', ',', 'am Samstag frei habe', 'einen', 'meiner', 'gehört, dass'];
