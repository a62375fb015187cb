import type { PresentationTopic } from '../catalogue-types.js';

/** What people wear and what fashion means to them. */
export const modeUndKleidung: PresentationTopic = {
  id: 'mode-und-kleidung',
  title: 'Mode und Kleidung',
  guidingQuestions: [
    {
      question: 'Was ist im Moment modern und woher bekommen die Menschen ihre Ideen?',
      aspect: 'die aktuelle Mode und ihre Vorbilder',
      followUps: [
        'Wer bestimmt, welche Hosen, Farben oder Schuhe gerade modern sind?',
        'Was ziehen junge Leute zurzeit gern an?',
      ],
      starter: 'Im Moment sind … modern, und viele bekommen ihre Ideen aus …',
      words: ['thema', 'präsentation', 'modern', 'trend', 'zeitschrift', 'influencer', 'schauspieler', 'designer', 'jeans', 'turnschuh', 'zurzeit', 'stars'],
      wordings: [
        'In meinem Vortrag über Mode erkläre ich zuerst, was man zurzeit trägt.',
        'Im Moment sind weite Jeans und weiße Turnschuhe modern.',
        'Die Trends kommen von bekannten Designern, aus Zeitschriften oder aus dem Internet.',
        'Viele junge Leute ziehen das an, was ihre Stars auf Fotos tragen.',
      ],
    },
    {
      question: 'Wie wichtig ist Ihnen persönlich, was Sie anziehen?',
      aspect: 'Ihre eigene Kleidung und Ihre Erfahrungen mit Mode',
      followUps: [
        'Beschreiben Sie bitte ein Kleidungsstück, das Sie besonders gern tragen.',
        'Was tragen Sie in der Freizeit am liebsten?',
      ],
      starter: 'Mir ist wichtig, dass …, und am liebsten trage ich …',
      words: ['erfahrung', 'erlebt', 'liebsten', 'lieblings', 'früher', 'ausgegeben', 'kleiderschrank', 'pullover', 'bequem', 'geerbt', 'probier', 'anprobier', 'letzte', 'gestern'],
      wordings: [
        'Mir ist Mode nicht so wichtig, am liebsten trage ich bequeme Pullover.',
        'Mein Lieblingskleid ist rot, und ich trage es nur an besonderen Tagen.',
        'Früher habe ich mein ganzes Geld für Schuhe ausgegeben, heute bin ich vernünftiger.',
        'Bevor ich ins Büro gehe, probiere ich oft drei verschiedene Hemden an.',
      ],
    },
    {
      question: 'Wie kleiden sich die Menschen in Ihrem Heimatland?',
      aspect: 'die Kleidung in Ihrem Heimatland',
      followUps: [
        'Zu welchen Gelegenheiten trägt man in Ihrer Heimat noch traditionelle Kleider?',
        'Ziehen sich die Leute in Ihrer Heimat anders an als die Leute hier?',
      ],
      starter: 'In meinem Heimatland tragen die Menschen im Alltag …, aber bei einer Hochzeit …',
      words: ['heimat', 'herkunft', 'land', 'hochzeit', 'tracht', 'traditionell', 'bunt', 'schneider', 'elegant', 'markt', 'festtag', 'gestickt'],
      wordings: [
        'In meiner Heimat zieht man sich eleganter an, auch wenn man nur einkaufen geht.',
        'Bei einer Hochzeit in Marokko tragen die Frauen lange, bunte Kleider.',
        'Auf dem Dorf sieht man in meiner Heimat noch alte Trachten.',
        'In meinem Heimatland lassen sich viele ihre Kleidung beim Schneider nähen.',
      ],
    },
    {
      question: 'Welche Vorteile hat es, wenn man sich modisch anzieht?',
      aspect: 'die Vorteile modischer Kleidung',
      followUps: [
        'Welchen Eindruck macht gute Kleidung bei einem Vorstellungsgespräch?',
        'Warum macht Mode vielen Menschen Spaß?',
      ],
      starter: 'Wer sich gut anzieht, wirkt …, und man fühlt sich …',
      words: ['vorteil', 'positiv', 'eindruck', 'vorstellungsgespräch', 'selbstbewusst', 'selbstsicher', 'komplimente', 'ausdrück', 'attraktiv', 'kreativ', 'wirkt', 'stil'],
      wordings: [
        'Ein Vorteil ist, dass man bei einem Vorstellungsgespräch einen guten Eindruck macht.',
        'Mit schöner Kleidung fühlt man sich selbstbewusst und bekommt Komplimente.',
        'Durch Mode kann man ausdrücken, was für ein Mensch man ist.',
        'Wer einen eigenen Stil hat, wirkt interessant und kreativ.',
      ],
    },
    {
      question: 'Welche Nachteile hat es, dass sich die Mode ständig ändert?',
      aspect: 'die Nachteile der schnellen Mode',
      followUps: [
        'Unter welchen Bedingungen werden billige T-Shirts oft hergestellt?',
        'Was ist an immer neuen Kleidern schlecht?',
      ],
      starter: 'Ein Nachteil ist, dass man …, und die Arbeiterinnen in den Fabriken …',
      words: ['nachteil', 'negativ', 'problem', 'umwelt', 'fabrik', 'näherin', 'arbeiter', 'wegwerf', 'weggeworfen', 'wirft', 'schulden', 'druck', 'qualität', 'chemikalien'],
      wordings: [
        'Ein Nachteil ist, dass man immer wieder neue Sachen kauft und alte wegwirft.',
        'In den Fabriken verdienen die Näherinnen sehr wenig und arbeiten viel zu lange.',
        'Für die Umwelt ist das schlimm, weil man für ein T-Shirt sehr viel Wasser braucht.',
        'Jugendliche fühlen sich unter Druck, weil die anderen teure Marken tragen.',
      ],
    },
    {
      question: 'Stimmt es Ihrer Meinung nach, dass Kleider Leute machen?',
      aspect: 'Ihre Meinung zu dem Satz „Kleider machen Leute“',
      followUps: [
        'Sollte man lieber wenige teure oder viele billige Kleidungsstücke kaufen?',
        'Was denken Sie: Ist gute Kleidung wichtig?',
      ],
      starter: 'Ich finde, dass der Satz …, denn ein Mensch …',
      words: ['meinung', 'ansicht', 'überzeug', 'fazit', 'empfehl', 'sollte', 'charakter', 'stimmt', 'beurteil', 'satz', 'übertrieben', 'zusammenfass', 'glaube', 'denke'],
      wordings: [
        'Ich bin der Meinung, dass der Charakter wichtiger ist als die Kleidung.',
        'Der Satz stimmt leider, denn viele beurteilen andere nach ihren Schuhen.',
        'Meiner Ansicht nach sollte man weniger und dafür bessere Sachen kaufen.',
        'Mein Fazit ist: Jeder soll tragen, was ihm gefällt.',
      ],
    },
  ],
  closing: {
    remark:
      'Ich trage meine Sachen gern viele Jahre lang. Meine Lieblingsjacke ist schon älter als mein Auto, und sie gefällt mir immer noch.',
    question: 'Was machen Sie mit Kleidung, die Ihnen nicht mehr passt oder nicht mehr gefällt?',
    simplerQuestion: 'Wohin bringen Sie Ihre alten Kleider?',
    starter: 'Kleidung, die ich nicht mehr trage, … ich …',
  },
};
