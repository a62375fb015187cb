import type { PresentationTopic } from '../catalogue-types.js';

/** Reisen: die Welt entdecken */
export const reisen: PresentationTopic = {
  id: 'reisen',
  title: 'Reisen: die Welt entdecken',
  guidingQuestions: [
    {
      question: 'Welche Arten von Reisen gibt es?',
      aspect: 'verschiedene Arten zu reisen',
      followUps: [
        'Wie unterschiedlich kann ein Urlaub aussehen? Nennen Sie bitte einige Beispiele.',
        'Wie können Menschen Urlaub machen?',
      ],
      starter: 'Manche Leute machen am liebsten …, andere reisen lieber …',
      words: ['thema', 'präsentation', 'arten', 'strandurlaub', 'städtereise', 'rundreise', 'kreuzfahrt', 'camping', 'wanderurlaub', 'gruppenreise', 'geschäftsreise'],
      wordings: [
        'Es gibt viele Arten zu reisen, zum Beispiel eine Städtereise oder einen Wanderurlaub.',
        'Manche liegen am liebsten am Strand, andere fahren mit dem Zelt auf einen Campingplatz.',
        'Ich möchte Ihnen heute das Thema Reisen vorstellen und mit den Reisearten beginnen.',
        'Neben der Urlaubsreise gibt es auch Geschäftsreisen und Gruppenreisen mit einem Reiseleiter.',
      ],
    },
    {
      question: 'Welche Reise werden Sie selbst nie vergessen?',
      aspect: 'Ihre eigenen Erfahrungen auf Reisen',
      followUps: [
        'Was haben Sie auf einer Reise schon Besonderes erlebt, und wer war dabei?',
        'Wohin sind Sie zuletzt gefahren?',
      ],
      starter: 'Im Jahr … bin ich mit … nach … gefahren, und dort haben wir …',
      words: ['erfahrung', 'erlebt', 'erlebnis', 'vergess', 'gefahren', 'geflogen', 'übernachtet', 'besichtigt', 'verpasst', 'letzten', 'letztes', 'erinner'],
      wordings: [
        'Letztes Jahr bin ich mit zwei Freunden mit dem Zug durch Spanien gefahren.',
        'Diese Reise werde ich nie vergessen, weil wir am Flughafen unsere Koffer verloren haben.',
        'Mein schönstes Erlebnis war ein Abend am Meer, an dem wir Delfine gesehen haben.',
        'Wir haben in kleinen Pensionen übernachtet und jeden Tag eine andere Burg besichtigt.',
      ],
    },
    {
      question: 'Wie und wohin reisen die Menschen aus Ihrem Heimatland?',
      aspect: 'das Reisen in Ihrem Heimatland',
      followUps: [
        'Verreisen in Ihrer Heimat viele Familien, oder bleiben sie in den Ferien eher zu Hause?',
        'Welche Orte in Ihrer Heimat sollte ein Tourist sehen?',
      ],
      starter: 'Die Menschen in meinem Heimatland fahren in den Ferien meistens …, weil …',
      words: ['heimat', 'herkunft', 'landsleut', 'einheimisch', 'visum', 'region', 'feiertag', 'hauptstadt', 'tradition', 'inland'],
      wordings: [
        'Meine Landsleute fahren in den Ferien meistens zu ihren Verwandten aufs Dorf.',
        'Nach Griechenland kommen viele Touristen, aber die Einheimischen machen selbst selten Urlaub.',
        'Für die meisten Länder brauchen wir ein Visum, deshalb reisen wir in der eigenen Region.',
        'An den großen Feiertagen sind in meinem Heimatland fast alle Leute unterwegs.',
      ],
    },
    {
      question: 'Warum ist Reisen gut für uns?',
      aspect: 'die Vorteile des Reisens',
      followUps: [
        'Welche Vorteile hat es, wenn man fremde Länder und Städte sieht?',
        'Was lernt man auf Reisen?',
      ],
      starter: 'Auf Reisen lernt man …, und außerdem kann man sich …',
      words: ['vorteil', 'positiv', 'erhol', 'kultur', 'kennenlern', 'kennenzulern', 'fremdsprache', 'horizont', 'offen', 'abwechslung', 'entspann'],
      wordings: [
        'Für mich ist der wichtigste Vorteil, dass man andere Kulturen kennenlernt und dadurch offener wird.',
        'Man kann sich gut erholen und kommt mit neuer Kraft zurück zur Arbeit.',
        'Wer im Ausland ist, übt automatisch eine Fremdsprache und probiert neues Essen.',
        'Reisen bringt Abwechslung in den Alltag und macht die meisten Menschen glücklich.',
      ],
    },
    {
      question: 'Was ist am Reisen weniger schön?',
      aspect: 'die Nachteile des Reisens',
      followUps: [
        'Welche Nachteile hat es für die Umwelt und für beliebte Orte, wenn so viele Menschen verreisen?',
        'Ist Reisen zu teuer und zu anstrengend?',
      ],
      starter: 'Ein Nachteil des Reisens ist, dass …, und manchmal ist es auch …',
      words: ['nachteil', 'negativ', 'teuer', 'umwelt', 'klima', 'anstreng', 'stau', 'überfüllt', 'verspät', 'stress', 'krank'],
      wordings: [
        'Der größte Nachteil ist, dass Flugzeuge schlecht für das Klima sind.',
        'Lange Fahrten sind anstrengend, und oft steht man Stunden im Stau.',
        'Für große Familien wird ein Urlaub im Hotel schnell viel zu teuer.',
        'Beliebte Orte sind im Sommer überfüllt, und die Bewohner leiden darunter.',
      ],
    },
    {
      question: 'Was ist Ihre persönliche Meinung: Wie sollten wir in Zukunft reisen?',
      aspect: 'Ihre Meinung über das Reisen in der Zukunft',
      followUps: [
        'Finden Sie, dass man weniger fliegen und dafür langsamer reisen sollte?',
        'Möchten Sie lieber weit weg fliegen oder in der Nähe bleiben?',
      ],
      starter: 'Ich finde, dass wir in Zukunft … reisen sollten, denn …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'zukunft', 'sollte', 'seltener', 'bewusst'],
      wordings: [
        'Meiner Meinung nach sollten wir seltener, aber dafür länger verreisen.',
        'Ich bin überzeugt, dass man nicht weit weg muss, um glücklich zu sein.',
        'In Zukunft sollten Zugfahrkarten billiger sein als Flüge, das wünsche ich mir.',
        'Mein Fazit ist, dass jeder einmal im Leben eine große Reise machen sollte.',
      ],
    },
  ],
  closing: {
    remark: 'Ich reise gern mit wenig Gepäck, denn die besten Erinnerungen brauchen keinen Koffer.',
    question: 'Reisen Sie lieber mit einem festen Plan, oder lassen Sie sich unterwegs überraschen?',
    simplerQuestion: 'Planen Sie eine Reise genau, oder fahren Sie einfach los?',
    starter: 'Ich plane vor einer Reise immer …, aber …',
  },
};
