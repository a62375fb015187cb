import type { GradedAnswer } from './graded-answer.js';

/** The same formal letter three times, from weak to good; the model answer of the task is the fourth step. */
export const formalLadders: GradedAnswer[] = [
  {
    task: 'heizung-in-der-wohnung',
    level: 'weak',
    why: 'Says du to the landlord, no closing, no time when somebody is at home, no reason for the hurry; articles missing.',
    text: `Hallo Herr Kramer,

Heizung ist kaput und ich habe kalt in die Wohnung. Was ist los mit die Heizung? Ich bezahle jeden Monat miete. Du musst machen die Heizung schnell. Das ist nicht gut für mich.

Nora`,
  },
  {
    task: 'heizung-in-der-wohnung',
    level: 'middling',
    why: 'Touches all points, but each sentence has a wrong case or a verb in the wrong place, and nothing joins them.',
    text: `Sehr geehrter Herr Kramer,

die Heizung in mein Wohnung ist kaputt seit gestern. Es ist sehr kalt und unser Baby ist krank. Das ist schlimm für uns. Bitte Sie schicken ein Handwerker. Ich bin zu Hause an der Nachmittag.

Mit freundliche Grüße
Nora Weiß`,
  },
  {
    task: 'heizung-in-der-wohnung',
    level: 'good',
    why: 'All points, polite; one dative and the verb after weil are wrong, one link only.',
    text: `Sehr geehrter Herr Kramer,

ich schreibe Ihnen wegen der Heizung in meine Wohnung. Sie funktioniert seit gestern nicht. Das ist für uns sehr schwierig, weil unser Baby ist erst drei Monate alt. Können Sie bitte schnell einen Handwerker schicken? Ich bin jeden Tag ab 15 Uhr zu Hause.

Mit freundlichen Grüßen
Nora Weiß`,
  },
  {
    task: 'kurs-wechseln',
    level: 'weak',
    why: 'Asks neither for a place in the evening nor for the price; no formal greeting or closing; verbs in English order.',
    text: `Hallo Frau Seidel,

ich habe neue Arbeit in Bäckerei und ich muss arbeiten am Vormittag jeden Tag. Der Kurs ist gut aber ich kann nicht kommen mehr. Die Lehrerin ist nett und ich habe gelernt viel. Danke für alles.

Omar`,
  },
  {
    task: 'kurs-wechseln',
    level: 'middling',
    why: 'Does not ask for the price; the accusative is wrong throughout and so is the verb after weil.',
    text: `Sehr geehrte Frau Seidel,

ich kann nicht mehr in mein Kurs kommen, weil ich habe ein neue Arbeit. Ich arbeite in ein Bäckerei am Vormittag. Ich möchte in der Abendkurs wechseln. Haben Sie ein Platz für mich? Ich warte auf Ihre Antwort.

Mit freundlichen Grüßen
Omar Hassan`,
  },
  {
    task: 'kurs-wechseln',
    level: 'good',
    why: 'All points, polite; a dative, an accusative and the verb after ob are wrong.',
    text: `Sehr geehrte Frau Seidel,

ich muss leider meinen Kurs wechseln. Ab nächsten Monat arbeite ich vormittags in einer Bäckerei und kann nur noch abends lernen. Haben Sie noch freie Plätze in ein Abendkurs? Ich möchte auch wissen, ob der Kurs ist teurer.

Mit freundlichen Grüßen
Omar Hassan`,
  },
];
