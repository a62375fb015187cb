import type { PlanningTask } from '../catalogue-types.js';

/** Two people who share a flat renovate a room before somebody new moves in. */
export const wgZimmerRenovieren: PlanningTask = {
  id: 'wg-zimmer-renovieren',
  title: 'Ein Zimmer in der Wohngemeinschaft renovieren',
  description:
    'Bald zieht jemand Neues in Ihre Wohngemeinschaft ein, aber das freie Zimmer sieht alt und schmutzig aus. Überlegen Sie zu zweit, wie Sie es renovieren.',
  opening:
    'Nächsten Monat zieht Amina bei uns ein, aber ihr Zimmer sieht noch schlimm aus. Ich finde, wir sollten es vorher zusammen renovieren.',
  planned: 'die Renovierung geplant',
  points: [
    {
      title: 'Termin für die Arbeiten',
      kind: 'time',
      questions: [
        'Wann wollen wir mit dem Renovieren beginnen?',
        'Welche Tage sind bei Ihnen frei?',
        'Nehmen wir uns ein ganzes Wochenende Zeit, oder arbeiten wir an vier Abenden?',
      ],
      proposals: [{
        sentence: 'Ein ganzes Wochenende reicht uns. Wenn wir am Samstag um acht Uhr beginnen, sind wir am Sonntag sicher fertig.',
        settled: 'am nächsten Samstag um acht Uhr beginnen',
        words: ['samstag', 'sonnabend', 'sonntag', 'wochenende', 'acht', '8', 'früh'],
      }, {
        sentence: 'Ich würde an vier Abenden arbeiten, von Montag bis Donnerstag ab 18 Uhr. Dann wird es nicht so anstrengend.',
        settled: 'von Montag bis Donnerstag immer ab 18 Uhr arbeiten',
        words: ['montag', 'donnerstag', 'abend', '18', 'achtzehn', 'feierabend', 'werktag'],
      }],
      starter: 'Ich habe am … und am … frei, wir könnten um … Uhr beginnen.',
      words: ['samstag', 'sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'wochenende', 'uhr', 'abends', 'termin', 'urlaub', 'feierabend', 'nachmittag'],
      wordings: [
        'Am kommenden Wochenende habe ich Besuch, da kann ich leider nicht.',
        'Ich nehme mir den Freitag frei, dann haben wir drei volle Tage.',
        'Laute Arbeiten dürfen wir nur bis zwanzig Uhr machen.',
        'Montags komme ich früh aus der Uni und könnte schon nachmittags anfangen.',
      ],
    },
    {
      title: 'Farbe der Wände',
      kind: 'other',
      questions: [
        'In welcher Farbe wollen wir die Wände streichen?',
        'Welche Farbe mögen Sie?',
        'Finden Sie ein helles Blau schöner oder ein warmes Gelb?',
      ],
      proposals: [{
        sentence: 'Ein helles Blau wirkt ruhig, und in so einem Raum schläft man bestimmt gut.',
        settled: 'die Wände hellblau streichen',
        words: ['blau', 'hellblau', 'himmelblau', 'dunkelblau', 'türkis', 'ruhig'],
      }, {
        sentence: 'Gelb ist eine fröhliche Farbe, und sie macht das Zimmer auch im Winter warm und sonnig.',
        settled: 'die Wände hellgelb streichen',
        words: ['gelb', 'hellgelb', 'sonnengelb', 'orange', 'warm', 'sonnig'],
      }],
      starter: 'Ich würde die Wände … streichen, weil diese Farbe …',
      words: ['farb', 'lieblingsfarbe', 'blau', 'gelb', 'grün', 'grau', 'rosa', 'bunt', 'tapete', 'hell', 'dunkel', 'dunkl', 'orange'],
      wordings: [
        'Grün erinnert mich an den Wald und würde gut in das kleine Zimmer passen.',
        'Eine dunkle Tapete macht den Raum noch kleiner.',
        'Drei Seiten könnten hell bleiben, und nur eine wird bunt.',
        'Am besten fragen wir Amina nach ihrer Lieblingsfarbe.',
      ],
    },
    {
      title: 'Material und Kosten',
      kind: 'cost',
      questions: [
        'Wie viel Geld wollen wir für das Material ausgeben?',
        'Wer soll das Material bezahlen?',
        'Gibt jeder Mitbewohner dreißig Euro, oder bitten wir den Vermieter um Geld?',
      ],
      proposals: [{
        sentence: 'Jeder Mitbewohner gibt dreißig Euro. Damit bekommen wir gutes Material und können gleich einkaufen.',
        settled: 'von jedem Mitbewohner dreißig Euro nehmen',
        words: ['mitbewohner', 'dreißig', '30', 'jeder', 'teilen', 'selbst'],
      }, {
        sentence: 'Der Vermieter sollte uns 150 Euro geben, denn ihm gehört schließlich die Wohnung.',
        settled: 'den Vermieter um 150 Euro bitten',
        words: ['vermieter', 'hausbesitzer', 'besitzer', 'eigentümer', 'hausverwaltung', '150'],
      }],
      starter: 'Das Material kostet ungefähr …, und ich finde, dass … bezahlen sollte.',
      words: ['geld', 'euro', 'kosten', 'kostet', 'bezahl', 'zahlt', 'zahlen', 'teuer', 'billig', 'günstig', 'preis', 'vermieter', 'baumarkt', 'rechnung'],
      wordings: [
        'Im Baumarkt gibt es gerade viele günstige Angebote.',
        'Ich kann im Moment leider nicht mehr als zwanzig Euro geben.',
        'Unser Vermieter übernimmt vielleicht die Hälfte der Rechnung.',
        'Werkzeug ist teuer, also sollten wir es uns irgendwo leihen.',
      ],
    },
    {
      title: 'Wer übernimmt welche Arbeit?',
      kind: 'tasks',
      questions: [
        'Wie verteilen wir die Aufgaben, und brauchen wir noch Helfer?',
        'Welche Arbeit möchten Sie machen?',
        'Rufen wir drei Freunde an, oder machen wir beide alles allein?',
      ],
      proposals: [{
        sentence: 'Ich möchte drei Freunde um Hilfe bitten, denn die Möbel sind schwer, und zu fünft geht alles schneller.',
        settled: 'drei Freunde um Hilfe bitten',
        words: ['freund', 'bekannte', 'helfer', 'hilfe', 'helfen', 'nachbar', 'kolleg'],
      }, {
        sentence: 'Zu zweit kommen wir gut zurecht: Sie streichen die Wände, und ich kümmere mich um den Boden.',
        settled: 'alle Aufgaben zu zweit erledigen',
        words: ['zweit', 'beide', 'allein', 'selbst', 'aufteil', 'teilen'],
      }],
      starter: 'Ich kann gut …, und Sie könnten …',
      words: ['aufgabe', 'helf', 'hilf', 'boden', 'teppich', 'schrank', 'regal', 'pinsel', 'leiter', 'putz', 'bohr', 'tragen', 'freund', 'möbel'],
      wordings: [
        'Zuerst trage ich mit Samir das Bett und das Regal in den Flur.',
        'Wer ist stark genug, um den alten Teppich hinauszutragen?',
        'Bohren kann ich nicht, aber ich putze gern die Fenster.',
        'Meine Schwester hilft uns bestimmt, sie hat auch eine hohe Leiter.',
      ],
    },
  ],
};
