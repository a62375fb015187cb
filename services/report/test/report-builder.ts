import type { Correction, ErrorCategory, WritingReportRequest } from '@b1fuchs/contracts';

export const letter =
  'Liebe Anna,\n\nvielen dank für deine Einladung zu deine Party. Ich freue mir sehr. Ich komme gern weil ich habe am Samstag frei. ' +
  'Ich bringe ein Kuchen mit. Kann ich mit meine Schwester kommen? Sie ist bei mir für zwei Wochen. Wir möchten mit dem Zug fahren und sind um 18 Uhr da. ' +
  'Was sollen wir noch mitbringen? Ich habe gehört das dein Bruder auch kommt. Ich habe ihn lange nicht gesehen.\n\nViele Grüße\nAli';

/** A correction of the first place where `original` stands in `text`. */
export function correct(text: string, original: string, corrected: string, explanation: string, category: ErrorCategory): Correction {
  const translations = { en: 'That is the rule.', fa: 'قاعده این است.' };
  return { original, corrected, explanation, translations, category, offset: text.indexOf(original), length: original.length };
}

const corrections = [
  correct(letter, 'dank', 'Dank', '„Dank“ ist hier ein Nomen. Nomen schreibt man groß.', 'capitalization'),
  correct(letter, 'deine Party', 'deiner Party', 'Nach „zu“ steht immer der Dativ: zu deiner Party.', 'case'),
  correct(letter, 'mir', 'mich', '„sich freuen“ braucht den Akkusativ: Ich freue mich.', 'pronoun'),
  correct(letter, 'gern weil ich habe am Samstag frei', 'gern, weil ich am Samstag frei habe', 'Vor „weil“ steht ein Komma, und das Verb steht am Ende des Nebensatzes.', 'verb-position'),
  correct(letter, 'ein Kuchen', 'einen Kuchen', '„Kuchen“ ist maskulin und hier Akkusativobjekt: einen Kuchen.', 'case'),
  correct(letter, 'meine Schwester', 'meiner Schwester', 'Nach „mit“ steht immer der Dativ: mit meiner Schwester.', 'case'),
  correct(letter, 'gehört das', 'gehört, dass', 'Nach „Ich habe gehört“ beginnt ein Nebensatz: Komma und „dass“ mit ss.', 'conjunction'),
];

/** A valid request: Ali's letter with its seven corrections, changed by what a test needs. */
export function buildReport(changes: { text?: string; topic?: string; section?: WritingReportRequest['section'] } = {}, feedback: Partial<WritingReportRequest['feedback']> = {}): WritingReportRequest {
  return {
    text: letter,
    topic: 'Party zum Einzug',
    section: 'teil1',
    ...changes,
    feedback: {
      grade: 72,
      overallFeedback: 'Sie haben alle Punkte der Aufgabe behandelt, und Ihre E-Mail ist freundlich und gut zu verstehen. Achten Sie besonders auf den Dativ nach Präpositionen und auf die Wortstellung im Nebensatz.',
      topicRelevance: 'Ihr Text passt gut zum Thema. Sie bedanken sich, sagen zu und stellen Fragen.',
      styleAppropriateness: 'Anrede und Gruß passen zu einer E-Mail an eine Freundin.',
      criteria: [
        { name: 'erfuellung', band: 'A', reason: 'Alle drei Inhaltspunkte sind behandelt, und das Register passt.' },
        { name: 'kohaerenz', band: 'B', reason: 'Die Sätze sind meist verbunden, oft aber nur mit „und“ oder „weil“.' },
        { name: 'wortschatz', band: 'B', reason: 'Der Wortschatz reicht für die Aufgabe gut aus.' },
        { name: 'strukturen', band: 'C', reason: 'Mehrere Fehler bei Kasus und Wortstellung; der Text bleibt verständlich.' },
      ],
      corrections,
      recommendedExpressions: [
        { expression: 'Vielen Dank für die Einladung!', usage: 'So bedanken Sie sich am Anfang.', example: 'Vielen Dank für die Einladung zu deiner Party!' },
        { expression: 'Ich freue mich schon sehr auf …', usage: 'So zeigen Sie Vorfreude.', example: 'Ich freue mich schon sehr auf das Fest am Samstag.' },
        { expression: 'Soll ich etwas mitbringen?', usage: 'So bieten Sie höflich Hilfe an.', example: 'Soll ich einen Salat oder Getränke mitbringen?' },
      ],
      suggestions: [
        { title: 'Sätze verbinden', content: 'Verwenden Sie auch „deshalb“, „außerdem“ und „obwohl“, damit Ihr Text flüssiger klingt.' },
        { title: 'Dativ üben', content: 'Nach aus, bei, mit, nach, seit, von und zu steht immer der Dativ.' },
      ],
      ...feedback,
    },
  };
}
