import type { PlanningTask } from '../catalogue-types.js';

/** Two neighbours plan a barbecue for everybody in their house. */
export const grillfestMitNachbarn: PlanningTask = {
  id: 'grillfest-mit-nachbarn',
  title: 'Grillfest mit den Nachbarn',
  description:
    'In Ihrem Haus wohnen viele Menschen, die sich kaum kennen. Organisieren Sie deshalb mit einer Nachbarin oder einem Nachbarn ein Grillfest für alle.',
  opening:
    'In diesem Jahr sind viele neue Familien in unser Haus gezogen, aber wir wissen fast nichts voneinander. Bei einem Grillfest könnten sich endlich alle besser kennenlernen.',
  planned: 'das Grillfest für unser Haus geplant',
  points: [
    {
      title: 'Wann?',
      kind: 'time',
      questions: [
        'Wann haben die meisten Nachbarn Ihrer Meinung nach Zeit für ein Fest?',
        'An welchem Tag wollen wir grillen?',
        'Grillen wir lieber am Samstagabend oder am Sonntagmittag?',
      ],
      proposals: [
        { sentence: 'Am Samstag ab 18 Uhr ist es nicht mehr so heiß, und am nächsten Tag können alle ausschlafen.', settled: 'am Samstag um 18 Uhr grillen', words: ['samstag'] },
        { sentence: 'Kleine Kinder müssen abends früh ins Bett. Am Sonntag um 12 Uhr können sicher alle dabei sein.', settled: 'am Sonntag um 12 Uhr grillen', words: ['sonntag'] },
      ],
      starter: 'Ich bin für …, und zwar um … Uhr, weil …',
      words: ['uhr', 'freitag', 'samstag', 'sonntag', 'wochenende', 'abends', 'mittags', 'nachmittag', 'wann', 'termin', 'datum', 'ferien', 'feiertag', 'ausschlaf'],
      wordings: [
        'In den Ferien sind viele verreist, also machen wir es besser vorher.',
        'Am Sonntag sollten wir früh anfangen, denn montags müssen alle wieder arbeiten.',
        'Gegen fünf Uhr nachmittags sind auch die Berufstätigen wieder da.',
        'Mir wäre ein Freitag lieber, dann beginnt das Wochenende gleich schön.',
      ],
    },
    {
      title: 'Platz zum Grillen',
      kind: 'place',
      questions: [
        'Welcher Platz ist für so ein Fest groß genug?',
        'Wo stellen wir den Grill auf?',
        'Bleiben wir im Garten, oder gehen wir an den Fluss?',
      ],
      proposals: [
        { sentence: 'Im Garten hinter unserem Haus haben wir Strom und Wasser. Außerdem kann jeder Stühle aus seiner Wohnung holen.', settled: 'im Garten hinter dem Haus feiern', words: ['garten'] },
        { sentence: 'Am Fluss gibt es einen schönen Grillplatz. Dort können die Kinder laut spielen, und wir stören niemanden.', settled: 'zum Grillplatz am Fluss gehen', words: ['fluss', 'grillplatz', 'park'] },
      ],
      starter: 'Wir könnten … grillen, denn dort gibt es …',
      words: ['ort', 'platz', 'plätze', 'grillplatz', 'garten', 'innenhof', 'wiese', 'park', 'stadtpark', 'fluss', 'see', 'terrasse', 'balkon', 'schatten'],
      wordings: [
        'Auf der Wiese hinter dem Haus gibt es viel Schatten.',
        'Im Park muss man rechtzeitig kommen, sonst sind alle guten Plätze weg.',
        'Mein Balkon ist zu klein, aber der Garten reicht für dreißig Leute.',
        'Am See können die Kinder baden, während wir grillen.',
      ],
    },
    {
      title: 'Essen und Trinken',
      kind: 'food',
      questions: [
        'Was legen wir auf den Grill, und was gibt es dazu?',
        'Was essen unsere Nachbarn wohl gern?',
        'Kaufen wir alles gemeinsam ein, oder bringt jede Familie etwas mit?',
      ],
      proposals: [
        { sentence: 'Am einfachsten ist es, wenn jede Familie Fleisch oder Gemüse und einen Salat mitbringt.', settled: 'jede Familie um etwas zum Grillen bitten', words: ['mitbring', 'bringt', 'jede'] },
        { sentence: 'Wir sollten alles gemeinsam einkaufen, das ist viel billiger. Danach teilen wir uns die Kosten.', settled: 'alles zum Essen gemeinsam einkaufen', words: ['einkauf', 'gemeinsam', 'supermarkt'] },
      ],
      starter: 'Zum Grillen brauchen wir …, und zum Trinken …',
      words: ['essen', 'esse', 'isst', 'fleisch', 'würst', 'wurst', 'gemüse', 'salat', 'getränk', 'trink', 'brot', 'vegetari', 'kuchen', 'einkauf'],
      wordings: [
        'Ich esse kein Fleisch, aber Gemüse vom Grill schmeckt mir sehr.',
        'Jemand könnte einen Salat mit Kartoffeln machen und ein anderer einen Kuchen.',
        'Für die Kinder besorgen wir Würstchen, Saft und Eis.',
        'An so heißen Tagen brauchen wir viele kalte Getränke.',
      ],
    },
    {
      title: 'Einladung',
      kind: 'guests',
      questions: [
        'Wie laden wir die Leute aus unserem Haus am besten ein?',
        'Wie erfahren alle von dem Fest?',
        'Hängen wir einen Zettel ins Treppenhaus, oder klingeln wir bei allen?',
      ],
      proposals: [
        { sentence: 'Ein bunter Zettel im Treppenhaus genügt, denn dort kommt jeder vorbei.', settled: 'einen bunten Zettel ins Treppenhaus hängen', words: ['zettel', 'plakat', 'treppenhaus'] },
        { sentence: 'Wir sollten bei allen klingeln und sie persönlich einladen. So lernt man sich schon vorher ein bisschen kennen.', settled: 'alle Nachbarn persönlich einladen', words: ['klingel', 'klingle', 'persönlich'] },
      ],
      starter: 'Damit alle Bescheid wissen, können wir …',
      words: ['einlad', 'eingelad', 'lade', 'zettel', 'plakat', 'treppenhaus', 'klingel', 'klingle', 'persönlich', 'briefkasten', 'briefkästen', 'gäste', 'bescheid'],
      wordings: [
        'Ich schreibe eine Einladung und lege sie in alle Briefkästen.',
        'Vielleicht dürfen auch Gäste aus dem Haus gegenüber mitfeiern.',
        'Ein Plakat unten im Eingang sieht jeder sofort.',
        'Bei den älteren Leuten klingle ich lieber persönlich.',
      ],
    },
    {
      title: 'Schlechtes Wetter',
      kind: 'other',
      questions: [
        'Was machen wir, falls es an dem Tag regnet?',
        'Haben Sie eine Idee für schlechtes Wetter?',
        'Verschieben wir das Fest bei Regen, oder leihen wir uns ein großes Zelt aus?',
      ],
      proposals: [
        { sentence: 'Unter einem großen Zelt bleiben alle trocken, und man kann es billig ausleihen.', settled: 'bei Regen ein großes Zelt aufstellen', words: ['zelt', 'pavillon'] },
        { sentence: 'Nass zu werden macht keinen Spaß. Bei Regen sollten wir das Fest um eine Woche verschieben.', settled: 'das Fest bei Regen um eine Woche verschieben', words: ['verschieb', 'woche'] },
      ],
      starter: 'Wenn es regnet, könnten wir …',
      words: ['regen', 'regn', 'wetter', 'gewitter', 'zelt', 'pavillon', 'verschieb', 'nass', 'schirm', 'sturm', 'wolke'],
      wordings: [
        'Wenn ein Gewitter kommt, gehen wir schnell in den Keller.',
        'Ich habe ein Zelt, in dem zwanzig Personen trocken sitzen können.',
        'Bei schlechtem Wetter verschieben wir alles auf die nächste Woche.',
        'Jeder soll einen Schirm und eine warme Jacke dabeihaben.',
      ],
    },
  ],
};
