import type { PresentationTopic } from '../catalogue-types.js';

/** Bio-Lebensmittel: besser oder nur teurer? */
export const bioLebensmittel: PresentationTopic = {
  id: 'bio-lebensmittel',
  title: 'Bio-Lebensmittel: besser oder nur teurer?',
  guidingQuestions: [
    {
      question: 'Was bedeutet „Bio“ bei Lebensmitteln?',
      aspect: 'den Unterschied zwischen Bio-Lebensmitteln und anderen Produkten',
      followUps: [
        'Woran erkennt man im Geschäft, dass ein Produkt wirklich „Bio“ ist?',
        'Was ist bei Bio-Obst anders als bei normalem Obst?',
      ],
      starter: 'Bei Bio-Lebensmitteln arbeiten die Bauern ohne …, und man erkennt diese Produkte an …',
      words: ['thema', 'präsentation', 'bedeut', 'versteht', 'siegel', 'zeichen', 'erkenn', 'dünger', 'definition', 'regeln'],
      wordings: [
        'Bio bedeutet, dass die Bauern nach besonderen Regeln arbeiten und keinen künstlichen Dünger benutzen.',
        'Man erkennt solche Produkte an einem grünen Zeichen auf der Packung.',
        'Mein Thema heute ist der Unterschied zwischen normalem Obst und Obst aus biologischem Anbau.',
        'Unter Bio-Eiern versteht man Eier von Hühnern, die draußen leben dürfen.',
      ],
    },
    {
      question: 'Kaufen Sie selbst Bio-Lebensmittel? Erzählen Sie von Ihren Erfahrungen.',
      aspect: 'Ihre eigenen Erfahrungen mit Bio-Lebensmitteln',
      followUps: [
        'Worauf achten Sie persönlich, wenn Sie Obst, Milch oder Fleisch einkaufen?',
        'Was kaufen Sie: Bio oder normale Produkte?',
      ],
      starter: 'Wenn ich einkaufe, achte ich vor allem auf …, und Bio-Produkte kaufe ich …',
      words: ['erfahrung', 'erlebt', 'erlebnis', 'probiert', 'neulich', 'kindheit', 'tochter', 'bioladen', 'garten', 'balkon', 'wochenmarkt', 'einkaufszettel'],
      wordings: [
        'Ich kaufe Eier und Milch immer im Bioladen, aber Gemüse hole ich im Supermarkt.',
        'Seit meine Tochter auf der Welt ist, kaufen wir nur noch Möhren und Äpfel in Bio-Qualität.',
        'Neulich habe ich auf dem Wochenmarkt Tomaten von einem Biobauern probiert.',
        'Als Kind hatte ich bei meinen Großeltern im Garten jeden Sommer eigene Erdbeeren.',
      ],
    },
    {
      question: 'Gibt es in Ihrem Heimatland viele Bio-Produkte?',
      aspect: 'Bio-Produkte in Ihrem Heimatland',
      followUps: [
        'Wie wichtig ist Bio für die Menschen in dem Land, in dem Sie geboren sind?',
        'Wo kaufen die Leute in Ihrer Heimat Obst und Gemüse?',
      ],
      starter: 'In meinem Heimatland kann man Bio-Produkte … kaufen, aber viele Leute …',
      words: ['heimat', 'herkunft', 'land', 'dörfer', 'dorf', 'hauptstadt', 'tradition', 'verbreitet', 'bekannt'],
      wordings: [
        'In meiner Heimat ist das Wort Bio noch nicht sehr bekannt.',
        'Bei uns in Marokko kaufen die Leute ihr Gemüse direkt bei den Bauern im Dorf.',
        'Nur in der Hauptstadt gibt es ein paar Läden, die biologische Produkte verkaufen.',
        'Die Menschen in Peru essen traditionell viel frisches Obst, aber niemand fragt, ob es Bio ist.',
      ],
    },
    {
      question: 'Was spricht für Bio-Lebensmittel?',
      aspect: 'die Vorteile von Bio-Lebensmitteln',
      followUps: [
        'Welche Vorteile haben biologische Produkte für die Menschen, die Tiere und die Natur?',
        'Warum ist Bio gut?',
      ],
      starter: 'Für Bio-Lebensmittel spricht, dass sie … und dass die Tiere …',
      words: ['vorteil', 'positiv', 'umwelt', 'natur', 'gesünder', 'gesund', 'tier', 'geschmack', 'boden', 'insekt'],
      wordings: [
        'Ein Vorteil ist, dass weniger Gift in den Boden und ins Wasser kommt.',
        'Den Tieren geht es besser, weil sie mehr Platz haben und auf die Wiese dürfen.',
        'Viele Kunden sagen, dass Äpfel und Tomaten ohne Chemie einen besseren Geschmack haben.',
        'Biologisches Gemüse ist gesünder, und man schützt damit auch die Umwelt.',
      ],
    },
    {
      question: 'Was spricht gegen Bio-Lebensmittel?',
      aspect: 'die Nachteile von Bio-Lebensmitteln',
      followUps: [
        'Warum kaufen viele Leute trotzdem lieber normale Produkte?',
        'Ist Bio für viele Familien zu teuer?',
      ],
      starter: 'Ein Nachteil von Bio-Lebensmitteln ist, dass sie …, deshalb können viele Leute …',
      words: ['nachteil', 'negativ', 'teuer', 'teurer', 'doppelt', 'preis', 'leisten', 'verdirbt', 'betrug', 'auswahl', 'transport'],
      wordings: [
        'Der größte Nachteil ist der Preis, denn Bio-Fleisch kostet oft doppelt so viel.',
        'Familien mit wenig Geld können sich so teure Lebensmittel gar nicht leisten.',
        'Manche Bio-Früchte kommen mit dem Flugzeug, und dieser lange Transport ist schlecht fürs Klima.',
        'In kleinen Läden ist die Auswahl nicht groß, und das Obst verdirbt schneller.',
      ],
    },
    {
      question: 'Wie ist Ihre Meinung: Soll man nur noch Bio kaufen?',
      aspect: 'Ihre Meinung zu Bio-Lebensmitteln',
      followUps: [
        'Was denken Sie persönlich: Lohnt es sich, für Bio mehr Geld auszugeben?',
        'Finden Sie Bio wichtig oder nicht so wichtig?',
      ],
      starter: 'Ich bin der Meinung, dass man Bio-Produkte … sollte, weil …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'lohn', 'vernünftig', 'übertrieben', 'zusammenfass', 'sollte'],
      wordings: [
        'Ich bin der Meinung, dass sich Bio vor allem bei Fleisch und Eiern lohnt.',
        'Meiner Ansicht nach sind Produkte aus der Region besser als Bio aus dem Ausland.',
        'Alles nur noch biologisch zu kaufen, finde ich ehrlich gesagt übertrieben.',
        'Zum Schluss kann ich jedem nur empfehlen, weniger, aber dafür bessere Lebensmittel zu kaufen.',
      ],
    },
  ],
  closing: {
    remark: 'Ich kaufe nicht alles in Bio-Qualität, aber bei Eiern ist mir wichtig, dass es den Hühnern gut geht.',
    question: 'Was könnte der Staat tun, damit sich mehr Familien gutes Essen leisten können?',
    simplerQuestion: 'Wie kann gutes Essen für alle billiger werden?',
    starter: 'Der Staat könnte zum Beispiel …, damit …',
  },
};
