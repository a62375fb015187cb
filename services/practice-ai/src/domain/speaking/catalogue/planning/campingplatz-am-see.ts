import type { PlanningTask } from '../catalogue-types.js';

/** Six friends spend a weekend on a camping site by a lake; date and site are fixed. */
export const campingplatzAmSee: PlanningTask = {
  id: 'campingplatz-am-see',
  title: 'Ein Wochenende auf dem Campingplatz am See',
  description:
    'Mit vier Freunden wollen Sie von Freitag bis Sonntag auf einen Campingplatz am See fahren. Klären Sie zu zweit, was Sie für dieses Wochenende noch entscheiden müssen.',
  opening:
    'In zwei Wochen fahren wir endlich zu sechst auf den Campingplatz am See. Ich habe schon große Lust darauf, aber vieles ist noch nicht klar.',
  planned: 'das Wochenende am See geplant',
  points: [
    {
      title: 'Wo schlafen wir?',
      kind: 'other',
      questions: [
        'Wie und wo wollen wir auf dem Campingplatz übernachten?',
        'Wo schlafen Sie gut?',
        'Nehmen wir drei kleine Zelte mit, oder mieten wir eine Hütte?',
      ],
      proposals: [{
        sentence: 'Drei kleine Zelte sind ideal, denn so kann jeder schlafen gehen, wann er möchte.',
        settled: 'in drei kleinen Zelten schlafen',
        words: ['zelt', 'schlafsack', 'schlafsäck', 'luftmatratze', 'isomatte', 'draußen'],
      }, {
        sentence: 'Auf dem Platz kann man eine Hütte mit sechs Betten mieten. Da bleiben wir auch bei Regen trocken.',
        settled: 'eine Hütte mit sechs Betten mieten',
        words: ['hütte', 'holzhütte', 'holzhaus', 'bungalow', 'bett', 'ferienhaus'],
      }],
      starter: 'Ich würde gern in … schlafen, weil …',
      words: ['zelt', 'hütte', 'holzhütte', 'schlaf', 'übernacht', 'bett', 'luftmatratze', 'isomatte', 'wohnwagen', 'nachts', 'kissen', 'decke', 'schnarch', 'bungalow'],
      wordings: [
        'Auf dem Boden tut mir der Rücken weh, ich brauche ein Bett.',
        'Mein Zelt ist groß genug für drei Personen.',
        'Haben alle einen warmen Schlafsack, oder wird es nachts zu kalt?',
        'Ein Wohnwagen wäre bequem, kostet aber viel mehr.',
      ],
    },
    {
      title: 'Fahrt zum Campingplatz',
      kind: 'transport',
      questions: [
        'Wie kommen wir alle am besten zum Campingplatz?',
        'Fahren Sie gern Auto?',
        'Wollen Sie mit dem Zug fahren, oder mieten wir einen kleinen Bus?',
      ],
      proposals: [{
        sentence: 'Wenn wir einen kleinen Bus mieten, passen sechs Leute und das ganze Gepäck hinein.',
        settled: 'zusammen in einem gemieteten Bus fahren',
        words: ['bus', 'kleinbus', 'auto', 'wagen', 'führerschein', 'miet'],
      }, {
        sentence: 'Ich würde den Zug nehmen, weil wir uns da in Ruhe unterhalten können und nicht im Stau stehen.',
        settled: 'mit dem Zug an den See fahren',
        words: ['zug', 'bahn', 'fahrkarte', 'ticket', 'gruppenticket', 'umsteig'],
      }],
      starter: 'Ich schlage vor, dass wir mit … fahren, denn …',
      words: ['zug', 'bahn', 'bus', 'kleinbus', 'auto', 'gepäck', 'stau', 'fahrkarte', 'ticket', 'gruppenticket', 'führerschein', 'benzin', 'abfahrt', 'umsteig'],
      wordings: [
        'Ich habe keinen Führerschein, also müsste jemand anders fahren.',
        'Am Freitagnachmittag gibt es in dieser Richtung immer Stau.',
        'Mit einem Gruppenticket wird die Bahn ziemlich günstig.',
        'Zwei Autos wären möglich, wenn Sie und Marek fahren.',
      ],
    },
    {
      title: 'Kochen oder essen gehen?',
      kind: 'food',
      questions: [
        'Wie machen wir es an den drei Tagen mit dem Essen?',
        'Was möchten Sie dort essen?',
        'Kochen wir jeden Abend selbst, oder gehen wir ins Restaurant?',
      ],
      proposals: [{
        sentence: 'Wir könnten jeden Abend selbst kochen, zum Beispiel Nudeln oder eine Suppe. Das ist billig und macht Spaß.',
        settled: 'jeden Abend selbst kochen',
        words: ['selbst', 'koch', 'nudel', 'suppe', 'grill', 'gaskocher', 'topf', 'töpfe'],
      }, {
        sentence: 'Gleich nebenan ist ein nettes kleines Restaurant. Wenn wir dort essen, muss hinterher keiner abwaschen.',
        settled: 'abends im Restaurant essen',
        words: ['restaurant', 'gasthaus', 'pizzeria', 'imbiss', 'bestell', 'lokal'],
      }],
      starter: 'Zum Frühstück brauchen wir …, und abends könnten wir … essen.',
      words: ['essen', 'koch', 'gaskocher', 'nudel', 'suppe', 'grill', 'restaurant', 'frühstück', 'brötchen', 'kaffee', 'getränk', 'trinkwasser', 'lebensmittel', 'hunger'],
      wordings: [
        'Zum Frühstück holen wir frische Brötchen vom Kiosk.',
        'Ich würde gern grillen, nicht nur Fleisch, sondern auch Paprika.',
        'Lebensmittel sind dort teuer, wir sollten vorher einkaufen.',
        'Ohne Kaffee werde ich morgens leider nicht wach.',
      ],
    },
    {
      title: 'Wer bringt was mit?',
      kind: 'tasks',
      questions: [
        'Wer nimmt welche Sachen für die Gruppe mit?',
        'Was packen Sie ein?',
        'Schreiben wir eine gemeinsame Liste, oder packt jeder für sich allein?',
      ],
      proposals: [{
        sentence: 'Mit einer gemeinsamen Liste fehlt am Ende nichts, und niemand nimmt etwas doppelt mit.',
        settled: 'vor dem Packen eine gemeinsame Liste schreiben',
        words: ['liste', 'gemeinsam', 'aufschreib', 'verteil', 'aufteil', 'tabelle'],
      }, {
        sentence: 'Meiner Meinung nach packt jeder am besten für sich allein. Wir sind alle erwachsen und wissen, was wir brauchen.',
        settled: 'jeder für sich allein packen',
        words: ['jeder', 'selber', 'allein', 'eigen', 'einzeln', 'erwachsen'],
      }],
      starter: 'Ich könnte … mitbringen, und … nimmt bitte … mit.',
      words: ['pack', 'einpack', 'mitnehm', 'mitbring', 'liste', 'taschenlampe', 'sonnencreme', 'rucksack', 'koffer', 'handtuch', 'handtücher', 'pflaster', 'vergess', 'besorg'],
      wordings: [
        'Ich kümmere mich um zwei Taschenlampen und um Pflaster.',
        'Bitte vergessen Sie die Handtücher und die Sonnencreme nicht.',
        'Letztes Jahr hatten wir zu viele Koffer, diesmal nehme ich weniger.',
        'Den großen Tisch und die Stühle könnte Jelena mitbringen.',
      ],
    },
    {
      title: 'Freizeit am See',
      kind: 'activity',
      questions: [
        'Was möchten Sie tagsüber am See unternehmen?',
        'Was tun Sie gern am Wasser?',
        'Leihen wir ein Boot, oder wandern wir einmal um den See?',
      ],
      proposals: [{
        sentence: 'Ich möchte ein Boot leihen, denn vom Wasser aus ist die Landschaft besonders schön.',
        settled: 'am Samstag ein Boot leihen',
        words: ['boot', 'ruder', 'paddel', 'segel', 'kanu', 'tretboot'],
      }, {
        sentence: 'Um den ganzen See führt ein schmaler Weg. Dort könnten wir wandern und unterwegs Tiere beobachten.',
        settled: 'am Samstag um den See wandern',
        words: ['wander', 'spazier', 'rundweg', 'laufen', 'fuß', 'tiere'],
      }],
      starter: 'Am Samstag könnten wir zuerst … und dann …',
      words: ['boot', 'ruder', 'paddel', 'segeln', 'schwimm', 'baden', 'angeln', 'wander', 'spazier', 'volleyball', 'unternehm', 'ausflug', 'lagerfeuer', 'surfen'],
      wordings: [
        'Ich kann nicht gut schwimmen und bleibe lieber am Ufer.',
        'Mit dem Ruderboot kommen wir bis zu der kleinen Insel.',
        'Wer früh aufsteht, kann mit mir Fische angeln.',
        'Ein Ausflug in die alte Stadt auf der anderen Seite wäre interessant.',
      ],
    },
  ],
};
