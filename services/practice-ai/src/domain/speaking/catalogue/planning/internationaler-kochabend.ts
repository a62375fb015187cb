import type { PlanningTask } from '../catalogue-types.js';

/** Neighbours from many countries cook together for one evening. */
export const internationalerKochabend: PlanningTask = {
  id: 'internationaler-kochabend',
  title: 'Ein internationaler Kochabend',
  description:
    'In Ihrem Haus wohnen Menschen aus vielen Ländern, die gern einmal zusammen kochen möchten. Sie organisieren diesen Abend und besprechen die wichtigsten Fragen.',
  opening:
    'Bei uns im Haus leben ja Leute aus der ganzen Welt, und viele wünschen sich einen gemeinsamen Kochabend. Wir zwei haben gesagt, dass wir uns darum kümmern.',
  planned: 'den Kochabend geplant',
  points: [
    {
      title: 'Wochentag und Beginn',
      kind: 'time',
      questions: [
        'Wann haben die meisten Nachbarn wohl Zeit zum Kochen?',
        'Welcher Wochentag ist gut für Sie?',
        'Fangen wir am Mittwoch um 19 Uhr an oder am Sonntag schon um 16 Uhr?',
      ],
      proposals: [{
        sentence: 'Ich denke an den nächsten Mittwoch um 19 Uhr, denn mitten in der Woche haben viele noch nichts vor.',
        settled: 'am nächsten Mittwoch um 19 Uhr anfangen',
        words: ['mittwoch', 'wochentag', 'werktag', '19', 'neunzehn', 'sieben', 'feierabend'],
      }, {
        sentence: 'Der Sonntag passt gut, wenn wir um 16 Uhr beginnen. Dann hat niemand Stress, und wir sitzen nicht so spät am Tisch.',
        settled: 'uns am Sonntag schon um 16 Uhr treffen',
        words: ['sonntag', 'wochenende', '16', 'sechzehn', 'vier', 'nachmittag'],
      }],
      starter: 'Mir passt es am … ab … Uhr am besten.',
      words: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag', 'uhr', 'woche', 'nachmittag', 'feierabend', 'termin', 'datum', 'abends'],
      wordings: [
        'Am Donnerstag muss ich länger arbeiten, aber der Freitag ist perfekt.',
        'Wenn wir um fünf Uhr beginnen, können auch Eltern mit Babys kommen.',
        'Unter der Woche geht es bei mir erst nach dem Feierabend.',
        'Nehmen wir doch den zweiten Samstag im Monat, da habe ich frei.',
      ],
    },
    {
      title: 'In welcher Küche?',
      kind: 'place',
      questions: [
        'Wo gibt es einen Herd und genug Platz für eine so große Gruppe?',
        'In welche Küche gehen wir?',
        'Kochen wir bei jemandem in der Wohnung oder im Nachbarschaftshaus?',
      ],
      proposals: [{
        sentence: 'Im Nachbarschaftshaus gibt es eine große Küche mit zwei Herden. Die dürfen wir sicher benutzen.',
        settled: 'in der Küche im Nachbarschaftshaus kochen',
        words: ['nachbarschaftshaus', 'gemeinschaft', 'kulturzentrum', 'zentrum', 'volkshochschule', 'schulküche', 'raum'],
      }, {
        sentence: 'Bei einem von uns zu Hause ist es doch am gemütlichsten, und das ganze Geschirr ist schon da.',
        settled: 'bei einem von uns zu Hause kochen',
        words: ['wohnung', 'hause', 'zuhause', 'privat', 'gemütlich', 'wohnzimmer'],
      }],
      starter: 'Am besten kochen wir in …, denn dort gibt es …',
      words: ['küche', 'nachbarschaftshaus', 'gemeinschaft', 'kulturzentrum', 'schulküche', 'volkshochschule', 'wohnung', 'hause', 'zuhause', 'wohnzimmer', 'ort', 'herd', 'raum', 'platz'],
      wordings: [
        'Meine Wohnung ist leider zu klein für zehn Personen.',
        'Im Nachbarschaftshaus könnten wir einen hellen Raum mieten.',
        'Vielleicht dürfen wir die Schulküche benutzen, ich frage einmal die Lehrerin.',
        'Bei mir zu Hause steht ein langer Tisch im Wohnzimmer.',
      ],
    },
    {
      title: 'Gerichte aus welchen Ländern?',
      kind: 'food',
      questions: [
        'Welche Gerichte wollen wir an diesem Abend kochen?',
        'Was können Sie gut kochen?',
        'Soll jeder eine Vorspeise aus seinem Land machen, oder kochen wir zusammen ein großes Curry?',
      ],
      proposals: [{
        sentence: 'Jeder macht eine kleine Vorspeise aus seinem Land, dann können wir ganz viel probieren.',
        settled: 'viele kleine Vorspeisen aus allen Ländern machen',
        words: ['vorspeise', 'klein', 'jeder', 'land', 'länder', 'heimat', 'verschieden', 'probier'],
      }, {
        sentence: 'Wir könnten zusammen ein großes Curry mit Reis kochen. Das schmeckt auch Leuten, die kein Fleisch mögen.',
        settled: 'zusammen ein großes Curry mit Reis kochen',
        words: ['curry', 'reis', 'gemüse', 'topf', 'eintopf', 'pfanne', 'hauptgericht', 'vegetarisch'],
      }],
      starter: 'Ich könnte … kochen, das ist ein Gericht aus …',
      words: ['gericht', 'rezept', 'vorspeise', 'nachtisch', 'suppe', 'curry', 'reis', 'gemüse', 'fleisch', 'vegetarisch', 'gewürz', 'getränk', 'trinken', 'schmeck'],
      wordings: [
        'Ich könnte eine Linsensuppe nach dem Rezept meiner Oma machen.',
        'Einige essen kein Fleisch, also brauchen wir auch etwas mit Gemüse.',
        'Als Nachtisch schlage ich Obst mit Joghurt und Honig vor.',
        'Zu scharfen Gerichten passt am besten kalter Tee mit Zitrone.',
      ],
    },
    {
      title: 'Kosten pro Person',
      kind: 'cost',
      questions: [
        'Wie viel Geld brauchen wir ungefähr von jeder Person?',
        'Wer bezahlt die Lebensmittel?',
        'Gibt jeder vorher zehn Euro, oder teilen wir die Rechnung am Ende?',
      ],
      proposals: [{
        sentence: 'Jeder gibt uns vorher zehn Euro, dann wissen wir genau, wie viel Geld wir haben.',
        settled: 'von jedem vorher zehn Euro einsammeln',
        words: ['zehn', 'vorher', 'einsammel', '10', 'voraus', 'vorab'],
      }, {
        sentence: 'Wir sollten die Rechnung erst am Ende durch alle teilen. So bezahlt niemand zu viel.',
        settled: 'die Rechnung am Ende durch alle teilen',
        words: ['teilen', 'geteilt', 'ende', 'rechnung', 'kassenzettel', 'danach', 'nachher', 'hinterher'],
      }],
      starter: 'Ich finde, jeder sollte … Euro bezahlen, weil …',
      words: ['kosten', 'kostet', 'euro', 'geld', 'bezahl', 'zahlen', 'teuer', 'preis', 'rechnung', 'kassenzettel', 'billig', 'günstig', 'ausgeben', 'spende'],
      wordings: [
        'Mehr als zwölf Euro pro Person möchte ich nicht ausgeben.',
        'Wir sammeln das Geld am besten schon ein paar Tage vorher ein.',
        'Studenten sollten etwas weniger bezahlen als die anderen.',
        'Wenn viele etwas spenden, wird es für niemanden zu teuer.',
      ],
    },
    {
      title: 'Einkaufen und Abwaschen',
      kind: 'tasks',
      questions: [
        'Wer kauft ein, und wer kümmert sich danach um den Abwasch?',
        'Bei welcher Arbeit helfen Sie gern?',
        'Bilden wir drei kleine Gruppen, oder gehen wir beide allein einkaufen?',
      ],
      proposals: [{
        sentence: 'Bilden wir doch drei Gruppen: Eine kauft ein, eine deckt den Tisch, und eine wäscht ab.',
        settled: 'die Arbeit auf drei Gruppen verteilen',
        words: ['gruppe', 'team', 'verteil', 'aufteil', 'drei', 'liste'],
      }, {
        sentence: 'Zu zweit sind wir beim Einkaufen am schnellsten, und abwaschen können später alle gemeinsam.',
        settled: 'zu zweit einkaufen und mit allen abwaschen',
        words: ['zweit', 'beide', 'zusammen', 'gemeinsam', 'allein', 'selbst'],
      }],
      starter: 'Ich kaufe gern … ein, und … könnte später abwaschen.',
      words: ['einkauf', 'kauf', 'supermarkt', 'markt', 'abwasch', 'abspül', 'spülen', 'aufgabe', 'gruppen', 'team', 'aufräum', 'putzen', 'decken', 'hilf'],
      wordings: [
        'Ich gehe am Tag davor in den Supermarkt und nehme eine Liste mit.',
        'Wer nicht gern kocht, kann nachher die Teller und Töpfe abspülen.',
        'Meine Mitbewohnerin hilft Ihnen gern, den Tisch zu decken.',
        'Am Schluss putzen wir gemeinsam, damit keiner allein aufräumen muss.',
      ],
    },
  ],
};
