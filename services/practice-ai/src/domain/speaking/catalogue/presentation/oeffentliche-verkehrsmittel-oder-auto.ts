import type { PresentationTopic } from '../catalogue-types.js';

/** Öffentliche Verkehrsmittel oder Auto? */
export const oeffentlicheVerkehrsmittelOderAuto: PresentationTopic = {
  id: 'oeffentliche-verkehrsmittel-oder-auto',
  title: 'Öffentliche Verkehrsmittel oder Auto?',
  guidingQuestions: [
    {
      question: 'Mit welchen Verkehrsmitteln sind Sie selbst im Alltag unterwegs?',
      aspect: 'Ihre eigenen Wege und Verkehrsmittel im Alltag',
      followUps: [
        'Wie kommen Sie zur Arbeit oder zum Kurs, und was haben Sie auf diesem Weg schon erlebt?',
        'Haben Sie ein Auto oder eine Monatskarte?',
      ],
      starter: 'Zur Arbeit fahre ich jeden Tag mit …, und der Weg dauert …',
      words: ['erfahrung', 'erlebt', 'erlebnis', 'führerschein', 'neulich', 'umsteig', 'meistens', 'täglich', 'morgens', 'haltestelle', 'deutschkurs', 'fahrrad'],
      wordings: [
        'Ich fahre morgens mit der Straßenbahn zur Arbeit und muss einmal umsteigen.',
        'Neulich habe ich an der Haltestelle eine Stunde auf den letzten Bus gewartet.',
        'Den Führerschein habe ich mit zwanzig gemacht, aber ein eigenes Auto besitze ich nicht.',
        'Zum Deutschkurs brauche ich mit dem Fahrrad nur zehn Minuten.',
      ],
    },
    {
      question: 'Womit fahren die Menschen in Ihrem Heimatland?',
      aspect: 'den Verkehr in Ihrem Heimatland',
      followUps: [
        'Wie gut sind Busse und Züge in Ihrer Heimat, und wer benutzt sie?',
        'Ist ein eigenes Auto in Ihrer Heimat etwas Besonderes?',
      ],
      starter: 'In meinem Heimatland fahren viele Leute mit …, denn …',
      words: ['heimat', 'herkunft', 'land', 'hauptstadt', 'minibus', 'moped', 'motorrad', 'motorräder', 'sammeltaxi', 'taxi', 'dörfer'],
      wordings: [
        'In meiner Heimat fährt man mit kleinen Minibussen, die keinen festen Fahrplan haben.',
        'In Indonesien sind viele Familien zu dritt auf einem Motorrad unterwegs.',
        'Die U-Bahn in unserer Hauptstadt ist ganz neu, und alle sind stolz darauf.',
        'Ein Auto ist in meinem Land sehr teuer, deshalb nehmen die Leute ein Sammeltaxi.',
      ],
    },
    {
      question: 'Was spricht für Busse und Bahnen?',
      aspect: 'die Vorteile von Bussen und Bahnen gegenüber dem Auto',
      followUps: [
        'Welche Vorteile haben öffentliche Verkehrsmittel für die Fahrgäste und für die Umwelt?',
        'Warum ist es gut, mit dem Bus zu fahren?',
      ],
      starter: 'Für Bus und Bahn spricht, dass man unterwegs … und dass die Umwelt …',
      words: ['umwelt', 'klima', 'lesen', 'abgase', 'vorteil', 'positiv', 'schonen', 'schont', 'günstig', 'parkplatzsuche', 'entspannt', 'ausruhen'],
      wordings: [
        'Im Zug kann ich lesen, schlafen oder arbeiten, und das ist sehr entspannt.',
        'Öffentliche Verkehrsmittel schonen die Umwelt, weil es dadurch weniger Abgase gibt.',
        'Wer mit der Bahn fährt, spart sich die lange Parkplatzsuche in der Innenstadt.',
        'Mit einer Monatskarte für den Bus ist man günstig durch die ganze Stadt unterwegs.',
      ],
    },
    {
      question: 'Warum wollen viele Menschen trotzdem nicht auf ihr Auto verzichten?',
      aspect: 'die Nachteile von Bussen und Bahnen und die Stärken des Autos',
      followUps: [
        'Welche Nachteile haben öffentliche Verkehrsmittel, wenn man sie mit dem Auto vergleicht?',
        'Was ist mit dem Auto leichter als mit dem Bus?',
      ],
      starter: 'Viele Leute nehmen lieber das Auto, weil man damit … und weil Busse oft …',
      words: ['nachteil', 'negativ', 'verspät', 'unpünktlich', 'ausfall', 'fällt', 'überfüllt', 'flexibel', 'bequem', 'kofferraum', 'gepäck', 'streik'],
      wordings: [
        'Ein Nachteil der Bahn ist, dass sie oft Verspätung hat oder ganz ausfällt.',
        'Mit dem Auto ist man flexibel und kann losfahren, wann man will.',
        'Schwere Einkäufe passen in den Kofferraum, im Bus muss man sie tragen.',
        'Am Morgen sind die Züge so überfüllt, dass man keinen Sitzplatz findet.',
      ],
    },
    {
      question: 'Was ist Ihre Meinung: Sollten Busse und Bahnen kostenlos sein?',
      aspect: 'Ihre Meinung zum Verkehr der Zukunft',
      followUps: [
        'Was müsste sich ändern, damit mehr Menschen ihr Auto stehen lassen?',
        'Was ist für Sie besser: das Auto oder die Bahn?',
      ],
      starter: 'Ich bin dafür, dass Busse und Bahnen …, denn dann würden mehr Leute …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'kostenlos', 'umsonst', 'sollte', 'steuer', 'verbieten'],
      wordings: [
        'Ich bin der Meinung, dass Busse für Schüler und Rentner kostenlos sein sollten.',
        'Ich bin überzeugt, dass mehr Leute ihr Auto stehen lassen, wenn die Bahn pünktlicher wird.',
        'Autos ganz zu verbieten, wäre meiner Ansicht nach ungerecht, besonders auf dem Dorf.',
        'Ich persönlich würde jedem empfehlen, beides zu benutzen, je nach Wetter und Weg.',
      ],
    },
  ],
  closing: {
    remark: 'Ich fahre am liebsten mit dem Zug, weil ich dabei aus dem Fenster sehen und nachdenken kann.',
    question: 'Könnten Sie sich vorstellen, ein Auto mit anderen Leuten zu teilen?',
    simplerQuestion: 'Ein Auto für drei Familien: Finden Sie das gut?',
    starter: 'Ein Auto zu teilen, finde ich …, weil …',
  },
};
