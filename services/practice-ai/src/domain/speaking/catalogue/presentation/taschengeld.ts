import type { PresentationTopic } from '../catalogue-types.js';

/** Money of their own for children. */
export const taschengeld: PresentationTopic = {
  id: 'taschengeld',
  title: 'Taschengeld für Kinder',
  guidingQuestions: [
    {
      question: 'Was bedeutet Taschengeld und wofür geben Kinder es aus?',
      aspect: 'das Wort Taschengeld und die Wünsche der Kinder',
      followUps: [
        'Welche Dinge kaufen sich Kinder und Jugendliche von ihrem eigenen Geld?',
        'Wozu braucht ein Kind eigenes Geld?',
      ],
      starter: 'Taschengeld ist …, und die Kinder kaufen sich davon …',
      words: ['thema', 'präsentation', 'bedeut', 'süßigkeit', 'eis', 'comic', 'kaugummi', 'sammelkarte', 'kino', 'betrag', 'monatlich', 'spielzeug'],
      wordings: [
        'In meiner Präsentation geht es um Geld, das Kinder von ihren Eltern bekommen.',
        'Taschengeld bedeutet, dass ein Kind regelmäßig einen kleinen Betrag bekommt.',
        'Kleine Kinder kaufen sich davon meistens Süßigkeiten, Comics oder ein Eis.',
        'Jugendliche bezahlen damit eine Kinokarte, ein Computerspiel oder Schminke.',
      ],
    },
    {
      question: 'Haben Sie früher von Ihren Eltern Taschengeld bekommen?',
      aspect: 'Ihre eigenen Erfahrungen mit Taschengeld',
      followUps: [
        'Erzählen Sie bitte, was Sie sich als Kind von Ihrem ersten eigenen Geld gekauft haben.',
        'Wie viel Geld hatten Sie als Kind?',
      ],
      starter: 'Als Kind habe ich … bekommen, und davon habe ich mir … gekauft.',
      words: ['erfahrung', 'erlebt', 'erinner', 'kindheit', 'gespart', 'tante', 'opa', 'geschenkt', 'geburtstag', 'bekam', 'hatte', 'sohn', 'zeugnis', 'letzte'],
      wordings: [
        'Ich habe als Kind jede Woche ein paar Münzen von meinem Opa bekommen.',
        'Als Kind hatte ich nie eigenes Geld, nur die Tante hat mir manchmal etwas geschenkt.',
        'Ich habe ein ganzes Jahr lang gespart und mir dann ein blaues Fahrrad gekauft.',
        'Mein Sohn ist sieben und bekommt von uns jeden Freitag zwei Euro.',
      ],
    },
    {
      question: 'Ist es in Ihrem Heimatland normal, dass Kinder Taschengeld bekommen?',
      aspect: 'das Taschengeld in Ihrem Heimatland',
      followUps: [
        'Wie bekommen Kinder in Ihrer Heimat, was sie sich wünschen?',
        'Haben die Kinder in Ihrer Heimat eigenes Geld?',
      ],
      starter: 'In meinem Heimatland bekommen Kinder …, und wenn sie etwas brauchen, …',
      words: ['heimat', 'herkunft', 'land', 'feiertag', 'großeltern', 'stadtkind', 'dorf', 'dörfer', 'mithelfen', 'unüblich', 'üblich', 'schulkantine'],
      wordings: [
        'In meinem Heimatland geben die Eltern den Kindern Geld, wenn sie etwas brauchen.',
        'An Feiertagen bekommen die Kinder bei uns kleine Scheine von den Großeltern.',
        'Ein festes Taschengeld ist in meiner Heimat unüblich, vor allem auf dem Dorf.',
        'In meinem Land müssen viele Kinder selbst mithelfen, wenn sie Geld haben wollen.',
      ],
    },
    {
      question: 'Welche Vorteile hat es, wenn Kinder eigenes Geld haben?',
      aspect: 'die Vorteile von Taschengeld',
      followUps: [
        'Was lernt ein Kind, wenn es sein Geld selbst einteilen muss?',
        'Warum ist Taschengeld gut für Kinder?',
      ],
      starter: 'Mit eigenem Geld lernen Kinder, … zu …, und sie verstehen, …',
      words: ['vorteil', 'positiv', 'umgehen', 'umgang', 'sparen', 'spart', 'wert', 'selbstständig', 'verantwortung', 'planen', 'vergleich', 'freiheit', 'betteln'],
      wordings: [
        'Ein Vorteil ist, dass Kinder früh lernen, mit Geld umzugehen und zu sparen.',
        'Sie verstehen den Wert der Dinge und vergleichen im Laden die Preise.',
        'Das Kind wird selbstständig und übernimmt Verantwortung für seine Käufe.',
        'Die Eltern haben mehr Ruhe, weil die Kinder nicht vor jedem Regal betteln.',
      ],
    },
    {
      question: 'Welche Nachteile kann Taschengeld haben?',
      aspect: 'die Nachteile von Taschengeld',
      followUps: [
        'Was kann passieren, wenn ein Kind zu viel Geld in der Tasche hat?',
        'Was machen Kinder mit ihrem Geld manchmal falsch?',
      ],
      starter: 'Manche Kinder geben ihr Geld für … aus, und in armen Familien …',
      words: ['nachteil', 'negativ', 'problem', 'verlier', 'verloren', 'unsinn', 'ungesund', 'zigarette', 'arm', 'neidisch', 'angeben', 'verschwend', 'schulden', 'gestohlen'],
      wordings: [
        'Ein Nachteil ist, dass viele Kinder ihr Geld für ungesunde Sachen verschwenden.',
        'Manche verlieren es sofort, oder es wird ihnen in der Schule gestohlen.',
        'Kinder aus armen Familien sind neidisch, wenn andere mit ihrem Geld angeben.',
        'Ich sehe das Problem, dass Jugendliche sich heimlich Zigaretten kaufen könnten.',
      ],
    },
    {
      question: 'Wie viel Taschengeld ist Ihrer Meinung nach richtig, und ab welchem Alter?',
      aspect: 'Ihre Meinung zur richtigen Höhe des Taschengelds',
      followUps: [
        'Sollte ein Kind für gute Noten oder für Hilfe im Haushalt zusätzlich Geld bekommen?',
        'Wann würden Sie Ihrem Kind das erste Taschengeld geben?',
      ],
      starter: 'Ich würde meinem Kind ab … Jahren … Euro geben, weil …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'glaube', 'empfehl', 'sollte', 'haushalt', 'noten', 'belohn', 'genügen', 'genug', 'alter', 'würde'],
      wordings: [
        'Meiner Meinung nach genügen für ein Schulkind zwei Euro in der Woche.',
        'Ich würde meinem Kind das erste Taschengeld mit sechs Jahren geben.',
        'Für Hilfe im Haushalt sollte man kein Geld bekommen, da bin ich streng.',
        'Ich finde es falsch, ein Kind für gute Noten mit Geld zu belohnen.',
      ],
    },
  ],
  closing: {
    remark:
      'Ich habe als Kind alles sofort ausgegeben und erst spät gelernt, wie man spart. Trotzdem halte ich Taschengeld für eine gute Sache.',
    question: 'Sollten Jugendliche neben der Schule arbeiten, um etwas Geld zu verdienen?',
    simplerQuestion: 'Ist es gut, wenn Schüler am Wochenende arbeiten?',
    starter: 'Ein kleiner Job am Wochenende ist …, wenn die Jugendlichen …',
  },
};
