import type { GradedAnswer } from './graded-answer.js';

/** Answers that pass well: the points are there, a few errors do not disturb. */
export const goodTexts: GradedAnswer[] = [
  {
    task: 'wohnung-besichtigen',
    level: 'good',
    why: 'All points; a wrong accusative, the verb after weil and a missing article.',
    text: `Hallo Jonas,

wie geht es dir? Am Donnerstag kann ich eine Wohnung besichtigen. In der Anzeige steht, dass sie zwei Zimmer und ein Balkon hat. Sie kostet 600 Euro im Monat.

Ich möchte umziehen, weil meine Straße ist sehr laut. Ich kann nachts nicht gut schlafen. Du hast viel Erfahrung mit Wohnungen. Kannst du mich bitte begleiten? Wir können uns um fünf Uhr vor Haus treffen. Danach lade ich dich auf einen Kaffee ein.

Viele Grüße
Ali`,
  },
  {
    task: 'party-zum-einzug',
    level: 'good',
    why: 'All points; an accusative, a reflexive pronoun and a preposition are wrong.',
    text: `Lieber Lukas,

wie geht es dir? Ich habe endlich eine neue Wohnung! Am Samstag um 19 Uhr mache ich ein Party zum Einzug und möchte dich herzlich einladen.

Die Wohnung hat zwei helle Zimmer und einen großen Balkon. Die Küche ist leider ein bisschen klein. Ich weiß, dass du wohnst weit weg. Du kannst gern auf meinem Sofa schlafen und bis Sonntag bleiben. Ich freue mir schon auf dich und auf unser Wiedersehen.

Viele Grüße
Samir`,
  },
  {
    task: 'arbeit-am-wochenende',
    level: 'good',
    why: 'All points with reasons; a dative plural, the verb after deshalb and a gender are wrong.',
    text: `Verena möchte auch am Sonntag einkaufen. Ich kann die Meinung von Verena verstehen, aber ich bin gegen die Arbeit am Wochenende und an Feiertagen. Die Verkäufer haben auch eine Familie und wollen mit seinen Kinder zusammen sein. Wenn man immer arbeitet, wird man müde und krank. Natürlich müssen manche Menschen auch am Sonntag arbeiten, zum Beispiel im Krankenhaus.

In meinem Heimatland sind die Geschäfte jeden Tag geöffnet. Mein Vater hatte ein Laden und deshalb er war selten zu Hause. Das war schade für uns.`,
  },
  {
    task: 'vegetarisch-essen',
    level: 'good',
    why: 'All points; an adjective ending, the verb after weil and a preposition are wrong.',
    text: `Ich habe den Beitrag von Ralf gelesen, aber ich bin anderer Meinung. Man kann auch ohne Fleisch satt werden, zum Beispiel mit Bohnen oder Nudeln. Vegetarisch essen ist gut für die Umwelt, weil man braucht weniger Wasser. Gemüse ist auch sehr gesund.

Ich esse in einer normalen Woche viel Gemüse und Reis. Nur am Sonntag kocht meine Mutter ein großen Braten. Die Kantine kann jeden Tag zwei Gerichte anbieten, ein mit Fleisch und ein ohne Fleisch. Dann sind alle zufrieden.`,
  },
  {
    task: 'termin-verschieben',
    level: 'good',
    why: 'All points, polite; a dative is wrong, few links, one slip in spelling.',
    text: `Sehr geehrte Frau Lindner,

ich habe am Mittwoch um zehn Uhr ein Termin bei Ihnen. Es tut mir leid, aber ich kann nicht kommen. Ich muss für eine kranke Kollegin arbeiten. Ist es möglich, den Termin zu verschieben? Am Freitag habe ich am Vormitag Zeit.

Mit freundlichen Grüßen
Anna Petrova`,
  },
  {
    task: 'elternabend',
    level: 'good',
    why: 'All points, polite; the verb after weil and an accusative are wrong.',
    text: `Sehr geehrte Frau Albrecht,

vielen Dank für die Einladung zum Elternabend. Ich komme gern in die Schule. Leider komme ich zwanzig Minuten später, weil ich arbeite bis 18 Uhr. Für das Sommerfest kann ich ein Kuchen backen oder beim Aufbau helfen.

Mit freundlichen Grüßen
Leyla Demir`,
  },
];
