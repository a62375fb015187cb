import type { PresentationTopic } from '../catalogue-types.js';

/** The same clothes for all pupils of a school. */
export const schuluniform: PresentationTopic = {
  id: 'schuluniform',
  title: 'Schuluniform: gleiche Kleidung für alle',
  guidingQuestions: [
    {
      question: 'Was ist eine Schuluniform und wie kann sie aussehen?',
      aspect: 'das Aussehen und den Zweck einer Schuluniform',
      followUps: [
        'Welche Kleidungsstücke gehören normalerweise zu so einer Uniform?',
        'Welche Farben und Kleider kennen Sie bei Schuluniformen?',
      ],
      starter: 'Eine Schuluniform besteht meistens aus … und …',
      words: ['thema', 'präsentation', 'besteht', 'krawatte', 'bluse', 'hemd', 'jacke', 'faltenrock', 'wappen', 'logo', 'dunkelblau', 'einheitlich'],
      wordings: [
        'Mein Thema ist die Schuluniform, also die einheitliche Kleidung in der Schule.',
        'Eine Schuluniform besteht oft aus einem weißen Hemd, einer Krawatte und einer dunklen Hose.',
        'Die Mädchen tragen meistens einen Rock und eine Bluse, dazu eine Jacke.',
        'Manchmal ist es auch nur ein Pullover, auf dem das Logo der Schule steht.',
      ],
    },
    {
      question: 'Mussten Sie selbst in Ihrer Schulzeit eine Uniform tragen?',
      aspect: 'Ihre eigenen Erfahrungen mit der Kleidung in der Schule',
      followUps: [
        'Erzählen Sie bitte, was Sie als Kind in der Schule angezogen haben.',
        'Hatten Sie als Kind eine Uniform?',
      ],
      starter: 'Als ich in der Schule war, habe ich … getragen, und ich war damit …',
      words: ['erfahrung', 'erlebt', 'schulzeit', 'angezogen', 'getragen', 'hatte', 'musste', 'hasste', 'gehasst', 'großmutter', 'genäht', 'schämte', 'geschämt', 'letzte'],
      wordings: [
        'In meiner Schulzeit musste ich jeden Tag einen grauen Rock tragen, den ich hasste.',
        'Ich hatte nie eine Uniform und durfte anziehen, was im Schrank lag.',
        'Meine Großmutter hat mir die erste Uniform genäht, und ich war sehr stolz darauf.',
        'Als Junge habe ich mich oft geschämt, weil meine Hosen vom großen Bruder waren.',
      ],
    },
    {
      question: 'Wie ist das mit der Schulkleidung in Ihrem Heimatland?',
      aspect: 'die Schulkleidung in Ihrem Heimatland',
      followUps: [
        'Gibt es in Ihrer Heimat Unterschiede zwischen staatlichen und privaten Schulen?',
        'Tragen die Kinder in Ihrer Heimat eine Uniform?',
      ],
      starter: 'In meinem Heimatland tragen die Schüler …, aber an privaten Schulen …',
      words: ['heimat', 'herkunft', 'land', 'privatschule', 'privaten', 'staatlich', 'grundschüler', 'vorgeschrieben', 'gesetz', 'abgeschafft', 'oberstufe'],
      wordings: [
        'In meinem Heimatland ist die Uniform bis zur achten Klasse vorgeschrieben.',
        'Nur an den privaten Schulen in meiner Heimat ziehen sich alle Kinder gleich an.',
        'In meinem Land hat man die Uniformen vor einigen Jahren abgeschafft.',
        'In Sri Lanka tragen alle Schüler an staatlichen Schulen eine weiße Uniform.',
      ],
    },
    {
      question: 'Welche Vorteile hat es, wenn alle Schüler das Gleiche tragen?',
      aspect: 'die Vorteile einer Schuluniform',
      followUps: [
        'Wie kann gleiche Kleidung das Klima in der Klasse verbessern?',
        'Was ist an einer Uniform gut?',
      ],
      starter: 'Wenn alle das Gleiche tragen, gibt es kein …, und man muss morgens nicht …',
      words: ['vorteil', 'positiv', 'arm', 'reich', 'unterschied', 'mobbing', 'ausgelacht', 'auslach', 'morgens', 'gemeinschaft', 'konkurrenz', 'zugehör'],
      wordings: [
        'Ein Vorteil ist, dass man nicht sieht, wer arm und wer reich ist.',
        'Morgens muss niemand lange überlegen, was er anziehen soll.',
        'Es gibt weniger Mobbing, weil kein Kind wegen billiger Schuhe ausgelacht wird.',
        'Die Schüler fühlen sich als Gemeinschaft, wie die Spieler in einem Team.',
      ],
    },
    {
      question: 'Welche Nachteile hat eine Schuluniform für Kinder und Eltern?',
      aspect: 'die Nachteile einer Schuluniform',
      followUps: [
        'Was verlieren Jugendliche, wenn die Schule über ihre Kleidung bestimmt?',
        'Warum mögen viele Schüler keine Uniform?',
      ],
      starter: 'Ein Nachteil ist, dass die Kinder nicht … können, und die Eltern müssen …',
      words: ['nachteil', 'negativ', 'individuell', 'persönlichkeit', 'ausdrück', 'kosten', 'kostet', 'teuer', 'langweilig', 'unbequem', 'gezwungen', 'kreativ', 'wachsen', 'geschmack'],
      wordings: [
        'Ein Nachteil ist, dass sich die Jugendlichen nicht nach ihrem eigenen Geschmack anziehen können.',
        'Die Eltern müssen jedes Jahr neue Uniformen kaufen, und das kostet viel Geld.',
        'Viele Uniformen sind unbequem und im Sommer viel zu warm.',
        'Immer dasselbe anzuziehen, ist langweilig, besonders für kreative Schüler.',
      ],
    },
    {
      question: 'Sind Sie für oder gegen eine Schuluniform in Deutschland?',
      aspect: 'Ihre Meinung zur Schuluniform',
      followUps: [
        'Wer sollte entscheiden, ob eine Schule Uniformen einführt?',
        'Möchten Sie, dass Ihr Kind eine Uniform trägt?',
      ],
      starter: 'Ich bin … Schuluniformen, weil …',
      words: ['meinung', 'ansicht', 'überzeug', 'fazit', 'empfehl', 'sollte', 'dagegen', 'dafür', 'einführ', 'abstimm', 'kompromiss', 'zusammenfass', 'glaube'],
      wordings: [
        'Ich bin dagegen, denn Kinder sollen selbst über ihre Kleidung entscheiden dürfen.',
        'Ich bin für eine Schuluniform und finde, dass jede Schule sie einführen sollte.',
        'Ein T-Shirt mit dem Namen der Schule wäre für mich ein guter Kompromiss.',
        'Ich bin der Ansicht, dass Eltern und Schüler gemeinsam darüber abstimmen müssen.',
      ],
    },
  ],
  closing: {
    remark:
      'In meiner Schule gab es keine Uniformen, und morgens hatte ich deshalb oft Streit mit meiner Mutter. Vielleicht wäre eine Uniform gar nicht schlecht gewesen.',
    question: 'Finden Sie es richtig, wenn auch eine Firma ihren Mitarbeitern die Kleidung vorschreibt?',
    simplerQuestion: 'Darf der Chef sagen, was man bei der Arbeit anzieht?',
    starter: 'Bei manchen Berufen finde ich es …, zum Beispiel …',
  },
};
