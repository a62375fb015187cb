import type { PlanningTask } from '../catalogue-types.js';

/** A company celebrates the end of the year; two colleagues prepare it. */
export const weihnachtsfeierInDerFirma: PlanningTask = {
  id: 'weihnachtsfeier-in-der-firma',
  title: 'Die Weihnachtsfeier in der Firma',
  description:
    'Im Dezember findet in Ihrer Firma eine Weihnachtsfeier für alle Abteilungen statt. Ihr Chef hat Sie gebeten, die Feier mit einer zweiten Person vorzubereiten.',
  opening:
    'Das Jahr ist bald vorbei, und der Chef wünscht sich eine schöne Weihnachtsfeier hier in der Firma. Er hat uns zwei dafür ausgesucht, also sollten wir bald anfangen.',
  planned: 'die Weihnachtsfeier geplant',
  points: [
    {
      title: 'Datum und Uhrzeit',
      kind: 'time',
      questions: [
        'An welchem Tag im Dezember soll die Feier sein?',
        'Welches Datum passt Ihnen?',
        'Feiern wir am Donnerstag schon mittags oder am Freitag nach Feierabend?',
      ],
      proposals: [{
        sentence: 'Der letzte Donnerstag vor den Feiertagen ist günstig. Wenn wir um zwölf Uhr anfangen, muss am Abend niemand lange bleiben.',
        settled: 'am letzten Donnerstag vor den Feiertagen um zwölf Uhr anfangen',
        words: ['donnerstag', 'mittag', '12', 'zwölf', 'arbeitszeit', 'feiertag'],
      }, {
        sentence: 'Ich würde den zweiten Freitag im Dezember nehmen, und zwar ab 17 Uhr. Dann denkt keiner mehr an die Arbeit.',
        settled: 'am zweiten Freitag im Dezember um 17 Uhr beginnen',
        words: ['freitag', '17', 'siebzehn', 'fünf', 'feierabend', 'wochenende'],
      }],
      starter: 'Wir könnten am … Dezember um … Uhr beginnen.',
      words: ['dezember', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'uhr', 'datum', 'termin', 'feiertag', 'feierabend', 'mittags', 'abends', 'woche'],
      wordings: [
        'In der letzten Woche vor den Feiertagen sind viele schon verreist.',
        'Der dritte Mittwoch im Dezember wäre für meine Abteilung günstig.',
        'Ich schlage vor, dass wir um sechzehn Uhr anfangen und nicht so spät aufhören.',
        'Freitags fahren einige Kollegen sofort nach Hause, das geht also nicht.',
      ],
    },
    {
      title: 'Geschenke für die Kollegen',
      kind: 'gift',
      questions: [
        'Wie wollen wir es mit den Geschenken machen?',
        'Was schenken wir den Kollegen?',
        'Zieht jeder einen Namen und schenkt dieser Person etwas, oder bekommen alle das Gleiche?',
      ],
      proposals: [{
        sentence: 'Jeder zieht einen Namen und kauft für diese Person ein kleines Geschenk bis zehn Euro. Das ist spannend und nicht teuer.',
        settled: 'Namen ziehen und uns gegenseitig kleine Geschenke machen',
        words: ['wichtel', 'namen', 'zieh', 'zettel', 'zehn', 'gegenseitig', 'überrasch'],
      }, {
        sentence: 'Alle sollten das Gleiche bekommen, zum Beispiel ein Glas Honig aus der Region. Dann ist niemand traurig.',
        settled: 'allen das gleiche Glas Honig schenken',
        words: ['gleich', 'honig', 'glas', 'schokolade', 'tasse', 'kalender', 'marmelade'],
      }],
      starter: 'Als Geschenk könnten wir … nehmen, das kostet ungefähr …',
      words: ['geschenk', 'schenk', 'wichtel', 'päckchen', 'gutschein', 'überrasch', 'honig', 'schokolade', 'einpack', 'verpack', 'tasse', 'marmelade', 'namen', 'spende'],
      wordings: [
        'Ein Gutschein für das Kino würde bestimmt allen Freude machen.',
        'Wenn wir Namen ziehen, braucht jeder nur ein einziges Geschenk.',
        'Ich finde, wir sollten Geld für kranke Kinder spenden und uns nichts schenken.',
        'Selbst gemachte Marmelade in hübschen Päckchen ist eine nette Überraschung.',
      ],
    },
    {
      title: 'Speisen und Getränke',
      kind: 'food',
      questions: [
        'Was soll es bei der Feier zu essen und zu trinken geben?',
        'Was essen die Kollegen gern?',
        'Reichen Plätzchen und Tee, oder brauchen wir ein warmes Büfett?',
      ],
      proposals: [{
        sentence: 'Jeder könnte etwas backen, und dazu trinken wir Tee. Das passt zur Jahreszeit und kostet wenig.',
        settled: 'selbst gebackene Kuchen und Plätzchen mitbringen',
        words: ['kuchen', 'plätzchen', 'back', 'gebacken', 'keks', 'mitbring', 'selbst', 'tee'],
      }, {
        sentence: 'Zu so einem Fest gehört etwas Warmes, darum würde ich beim Partyservice Suppe, Fleisch und Gemüse bestellen.',
        settled: 'beim Partyservice ein warmes Büfett bestellen',
        words: ['warm', 'partyservice', 'büfett', 'buffet', 'bestell', 'suppe', 'fleisch', 'gemüse'],
      }],
      starter: 'Ich finde, es sollte … zu essen und … zu trinken geben.',
      words: ['essen', 'trink', 'getränk', 'plätzchen', 'kuchen', 'backen', 'büfett', 'buffet', 'suppe', 'fleisch', 'vegetarisch', 'partyservice', 'tee', 'saft'],
      wordings: [
        'Meine Abteilung könnte Plätzchen backen und Tee kochen.',
        'Bitte vergessen Sie nicht, dass manche nur vegetarisch essen.',
        'Heißen Saft mit Zimt mögen im Winter fast alle.',
        'An einem Büfett kann jeder nehmen, was er möchte.',
      ],
    },
    {
      title: 'Programm der Feier',
      kind: 'activity',
      questions: [
        'Was könnten wir während der Feier zusammen machen?',
        'Welches Programm gefällt Ihnen?',
        'Singen wir ein paar Winterlieder, oder zeigen wir lustige Fotos aus der Firma?',
      ],
      proposals: [{
        sentence: 'Wir könnten lustige Fotos aus diesem Jahr zeigen, denn darüber lachen bestimmt alle.',
        settled: 'lustige Fotos aus dem ganzen Jahr zeigen',
        words: ['foto', 'bild', 'film', 'video', 'diashow', 'präsentation'],
      }, {
        sentence: 'Ich würde gern ein paar Winterlieder singen, und vielleicht spielt jemand dazu Gitarre.',
        settled: 'zusammen Winterlieder singen',
        words: ['lied', 'winterlied', 'weihnachtslied', 'sing', 'musik', 'gitarre', 'klavier', 'chor'],
      }],
      starter: 'Zuerst könnten wir …, und danach …',
      words: ['programm', 'lied', 'winterlied', 'weihnachtslied', 'sing', 'musik', 'gitarre', 'foto', 'film', 'quiz', 'spiel', 'rede', 'tanz', 'theater'],
      wordings: [
        'Der Chef hält sicher eine kurze Rede, danach spielen wir etwas.',
        'Eine Kollegin tanzt in einer Gruppe und könnte uns etwas zeigen.',
        'Durch ein Quiz über die Firma lernen sich die Abteilungen besser kennen.',
        'Laute Musik stört die Gespräche, deshalb reicht eine Gitarre.',
      ],
    },
    {
      title: 'Schmücken und Aufräumen',
      kind: 'tasks',
      questions: [
        'Wer schmückt den Raum, und wer räumt am Ende auf?',
        'Was machen Sie, und was mache ich?',
        'Bitten wir aus jeder Abteilung eine Person um Hilfe, oder schaffen wir es zu zweit?',
      ],
      proposals: [{
        sentence: 'Fragen wir doch in jeder Abteilung eine Person! Mit mehr Leuten ist der Raum in einer Stunde geschmückt.',
        settled: 'aus jeder Abteilung eine Person um Hilfe bitten',
        words: ['abteilung', 'person', 'jede', 'hilfe', 'frag', 'helfer', 'freiwillig', 'kolleg'],
      }, {
        sentence: 'Das können wir zu zweit schaffen: Sie schmücken den Raum, und ich räume nach der Feier auf.',
        settled: 'den Raum zu zweit schmücken und aufräumen',
        words: ['zweit', 'beide', 'allein', 'selbst', 'zusammen', 'gemeinsam'],
      }],
      starter: 'Ich könnte … schmücken, und … räumt danach auf.',
      words: ['aufgabe', 'schmück', 'geschmückt', 'dekor', 'kerze', 'aufräum', 'räum', 'vorbereit', 'hilfe', 'helf', 'aufbau', 'stühle', 'baum', 'kümmer'],
      wordings: [
        'Ich kaufe Kerzen und grüne Zweige und dekoriere damit die Tische.',
        'Herr Nowak aus dem Lager könnte uns beim Aufbauen helfen.',
        'Nach der Feier räumen die Jüngeren auf, das haben sie versprochen.',
        'Wer kümmert sich um den Baum und die Lichter am Eingang?',
      ],
    },
  ],
};
