import type { PresentationTopic } from '../catalogue-types.js';

/** Coins and notes or payment by card and phone. */
export const mitBargeldOderKarteBezahlen: PresentationTopic = {
  id: 'mit-bargeld-oder-karte-bezahlen',
  title: 'Mit Bargeld oder mit Karte bezahlen?',
  guidingQuestions: [
    {
      question: 'Wie kann man heute bezahlen und worin liegt der Unterschied?',
      aspect: 'die verschiedenen Möglichkeiten beim Bezahlen',
      followUps: [
        'Welche Möglichkeiten hat ein Kunde an der Kasse eines großen Supermarkts?',
        'Womit bezahlen die Leute in den Geschäften?',
      ],
      starter: 'Heute kann man mit …, mit … oder mit … bezahlen.',
      words: ['thema', 'präsentation', 'möglichkeit', 'kreditkarte', 'girokarte', 'smartphone', 'armbanduhr', 'überweis', 'rechnung', 'kontaktlos', 'eintipp', 'geheimzahl'],
      wordings: [
        'Beim Thema Bezahlen erkläre ich zuerst, welche Möglichkeiten es gibt.',
        'Man kann im Geschäft bar, mit der Girokarte oder mit der Kreditkarte zahlen.',
        'Einige halten nur ihr Smartphone oder ihre Armbanduhr an das Gerät.',
        'Rechnungen bezahlt man meistens nicht bar, sondern man überweist das Geld.',
      ],
    },
    {
      question: 'Wie bezahlen Sie selbst, wenn Sie einkaufen oder essen gehen?',
      aspect: 'Ihre eigenen Erfahrungen beim Bezahlen',
      followUps: [
        'Erzählen Sie bitte von einer Situation, in der Sie nicht bezahlen konnten.',
        'Haben Sie oft Bargeld dabei?',
      ],
      starter: 'Ich selbst bezahle meistens …, aber beim Bäcker …',
      words: ['erfahrung', 'erlebt', 'selbst', 'bäcker', 'dabei', 'einmal', 'portemonnaie', 'peinlich', 'gestern', 'flohmarkt', 'vergessen', 'notfall', 'freundin', 'letzte'],
      wordings: [
        'Ich selbst bezahle fast alles mit dem Handy, nur beim Bäcker zahle ich bar.',
        'Einmal hatte ich im Restaurant kein Bargeld dabei, das war mir sehr peinlich.',
        'In meinem Portemonnaie habe ich immer zwanzig Euro für den Notfall.',
        'Letzte Woche habe ich meine Karte vergessen, und eine Freundin hat für mich bezahlt.',
      ],
    },
    {
      question: 'Wie bezahlen die Menschen in Ihrem Heimatland?',
      aspect: 'das Bezahlen in Ihrem Heimatland',
      followUps: [
        'Kann man in Ihrer Heimat auch auf dem Markt oder im Taxi die Karte benutzen?',
        'Haben in Ihrer Heimat alle ein Konto bei einer Bank?',
      ],
      starter: 'In meinem Heimatland bezahlt man meistens …, sogar …',
      words: ['heimat', 'herkunft', 'land', 'markt', 'taxi', 'dorf', 'dörfer', 'bankkonto', 'hauptstadt', 'inflation', 'straßenverkäufer', 'üblich'],
      wordings: [
        'In meinem Heimatland zahlt man auf dem Markt und im Taxi immer bar.',
        'In Kenia bezahlt man sogar beim Straßenverkäufer mit dem Handy.',
        'Auf den Dörfern in meinem Land haben viele Leute gar kein Bankkonto.',
        'Bei uns ist es üblich, über den Preis zu handeln und dann bar zu zahlen.',
      ],
    },
    {
      question: 'Welche Vorteile hat es, mit Karte oder mit dem Handy zu bezahlen?',
      aspect: 'die Vorteile von Karte und Handy',
      followUps: [
        'Warum ist das Leben ohne Münzen und Scheine bequemer?',
        'Was ist an der Karte praktisch?',
      ],
      starter: 'Mit der Karte geht es …, und man muss nicht …',
      words: ['vorteil', 'positiv', 'schnell', 'bequem', 'praktisch', 'geldautomat', 'kleingeld', 'sperr', 'hygienisch', 'ausland', 'wechseln', 'räuber'],
      wordings: [
        'Ein Vorteil der Karte ist, dass es an der Kasse schneller geht.',
        'Es ist bequem, weil man kein Kleingeld suchen und nicht zum Geldautomaten gehen muss.',
        'Im Ausland ist die Karte praktisch, da man kein Geld wechseln muss.',
        'Wenn man die Karte verliert, ruft man bei der Bank an und lässt sie sperren.',
      ],
    },
    {
      question: 'Welche Nachteile hat es, wenn man kein Bargeld mehr benutzt?',
      aspect: 'die Nachteile der Zahlung ohne Bargeld',
      followUps: [
        'Für welche Menschen wäre ein Alltag ohne Scheine und Münzen schwierig?',
        'Was kann mit der Karte schiefgehen?',
      ],
      starter: 'Ein Nachteil ist, dass man leicht … verliert, und wenn die Technik …',
      words: ['nachteil', 'negativ', 'problem', 'überblick', 'daten', 'technik', 'ältere', 'betrüg', 'betrug', 'gebühr', 'trinkgeld', 'strom', 'hacker', 'akku'],
      wordings: [
        'Ein Nachteil ist, dass man leicht den Überblick verliert und zu viel ausgibt.',
        'Wenn die Technik nicht funktioniert oder der Akku leer ist, kann man nichts kaufen.',
        'Für ältere Menschen und kleine Kinder ist es ein Problem, wenn es keine Münzen gibt.',
        'Die Firmen sammeln Daten und wissen genau, was man wann gekauft hat.',
      ],
    },
    {
      question: 'Was ist Ihre Meinung: Sollte man das Bargeld ganz abschaffen?',
      aspect: 'Ihre Meinung zur Abschaffung des Bargelds',
      followUps: [
        'Finden Sie es richtig, wenn ein Café nur noch Karten annimmt?',
        'Was bezahlen Sie lieber bar und warum?',
      ],
      starter: 'Ich bin … die Abschaffung von Bargeld, weil …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'sollte', 'abschaff', 'zukunft', 'freiheit', 'entscheiden', 'wählen', 'verschwind', 'glaube'],
      wordings: [
        'Ich bin der Meinung, dass man das Bargeld nicht abschaffen darf.',
        'Jeder Kunde sollte frei wählen können, wie er bezahlt.',
        'Für mich persönlich bedeutet Bargeld ein Stück Freiheit.',
        'Ich bin überzeugt, dass Münzen und Scheine in Zukunft verschwinden werden.',
      ],
    },
  ],
  closing: {
    remark:
      'Ich nehme meistens die Karte, aber ein paar Münzen habe ich immer in der Tasche. Auf dem Flohmarkt braucht man sie einfach.',
    question: 'Wie behält man gut den Überblick über das Geld, das man im Monat ausgibt?',
    simplerQuestion: 'Was tun Sie, damit Ihr Geld bis zum Monatsende reicht?',
    starter: 'Ich schreibe … auf, und am Anfang des Monats …',
  },
};
