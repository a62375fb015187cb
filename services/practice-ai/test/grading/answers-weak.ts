import type { GradedAnswer } from './graded-answer.js';

/** Answers that fail: points missing and errors that disturb. */
export const weakTexts: GradedAnswer[] = [
  {
    task: 'einkaufsbummel',
    level: 'weak',
    why: 'No reason for the choice and no date for Paula; tenses and articles wrong, no closing.',
    text: `Liebe Paula,

wie geht es? Ich war mit Kollegin in der Stadt in Samstag. Es ist viele Leute und laut. Wir haben gegangen in viele Geschäft. Ich habe gekauft ein Jacke und Schuhe. Meine Kollegin hat auch gekauft ein Jacke. Dann wir sind müde und wir trinken Kaffee. Du bist krank und das ist schade. Ich wünsche dir gute Gesundheit.

Sofia`,
  },
  {
    task: 'neues-auto',
    level: 'weak',
    why: 'Neither a reason for the car nor an invitation; Auto in every sentence, small nouns, no articles.',
    text: `Hallo Daniel,

wie geht dir? Ich habe gekauft neue Auto. Das Auto ist rot und das Auto ist klein. Ich mag das Auto sehr weil ist schön. Das Auto hat vier tür und gute musik. Mein Frau mag auch das Auto. Mein Sohn sagt das Auto ist super. Ich bin sehr froh mit meine Auto. Du magst auch Autos, ich weiß.

Karim`,
  },
  {
    task: 'reise-nach-wien',
    level: 'weak',
    why: 'Neither a problem nor a tip; perfect without its auxiliary, infinitives as verbs, wrong prepositions.',
    text: `Liebe Hanna,

ich war in Wien fünf Tage und jetzt ich bin zu Hause. Wien ist sehr schön und groß. Ich habe gesehen viele Kirche und ein Schloss. Ich gegessen auch Kuchen und trinken viel Kaffee. In Abend ich habe spazieren in die Stadt. Das Hotel war gut und nicht teuer. Die Leute war nett. Ich will wieder fahren zu Wien.

Olga`,
  },
  {
    task: 'duerfen-maenner-weinen',
    level: 'weak',
    why: 'Nothing about Herbert and no example; one thought said three times, the verb after weil and dass wrong.',
    text: `Ich denke Männer dürfen weinen. Männer sind auch Menschen und Menschen weinen. Wenn ein Mann ist traurig er kann weinen, das ist normal. In mein Land Männer weinen nicht viel, weil die Leute sagen das ist nicht gut. Ich denke das ist falsch. Frauen weinen und Männer weinen, ist gleich. Ich finde das alle Menschen darf weinen wenn sie will.`,
  },
  {
    task: 'e-books-oder-gedruckte-buecher',
    level: 'weak',
    why: 'Oskar is not answered and no place or time is named; Buch in every sentence, plural and endings wrong.',
    text: `Ich lese gern Bücher. Bücher ist gut für Menschen. Ein Buch mit Papier ist schön und ein Buch in Computer ist auch gut. Ich habe zu Hause viele Buch und meine Kinder hat auch viele Buch. E-Books oder gedruckte Bücher, das ist egal für mich. Ein Buch ist billig und ein andere ist teuer. Man muss lesen viel, weil lesen ist wichtig für lernen.`,
  },
  {
    task: 'einladung-hoeflich-absagen',
    level: 'weak',
    why: 'Says du to her boss, gives no reason and no wish; no closing.',
    text: `Hallo Frau Brandt,

danke für einladung zu dein Party. Ich kann nicht kommen. Ich bin sehr traurig weil ich kann nicht kommen zu dein Geburtstag. Vielleicht nächste Jahr ich komme. Wir sehen in die Arbeit.

Markus`,
  },
];
