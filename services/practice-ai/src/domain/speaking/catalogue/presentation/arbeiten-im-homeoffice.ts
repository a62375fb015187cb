import type { PresentationTopic } from '../catalogue-types.js';

/** Working at home instead of in the office. */
export const arbeitenImHomeoffice: PresentationTopic = {
  id: 'arbeiten-im-homeoffice',
  title: 'Arbeiten im Homeoffice',
  guidingQuestions: [
    {
      question: 'Was versteht man unter Homeoffice und für welche Berufe passt es?',
      aspect: 'das Wort Homeoffice und passende Berufe',
      followUps: [
        'Welche Arbeiten kann man von zu Hause aus erledigen und welche nicht?',
        'Wer kann zu Hause arbeiten?',
      ],
      starter: 'Homeoffice heißt, dass man … arbeitet, und das geht zum Beispiel als …',
      words: ['thema', 'präsentation', 'versteht', 'bedeut', 'heißt', 'beruf', 'laptop', 'programmier', 'übersetzer', 'verkäufer', 'krankenpfleger', 'handwerker'],
      wordings: [
        'Homeoffice heißt, dass man seine Arbeit am Laptop in der eigenen Wohnung macht.',
        'Für Berufe wie Programmierer oder Übersetzerin passt das sehr gut.',
        'Verkäufer, Krankenpfleger und Busfahrer können nicht von zu Hause aus arbeiten.',
        'Mein heutiges Thema ist die Arbeit zu Hause statt im Büro.',
      ],
    },
    {
      question: 'Haben Sie oder Ihre Bekannten schon zu Hause gearbeitet oder gelernt?',
      aspect: 'Ihre eigenen Erfahrungen mit der Arbeit zu Hause',
      followUps: [
        'Berichten Sie bitte, wie so ein Tag bei Ihnen oder bei Ihren Freunden aussieht.',
        'Wo sitzen Sie, wenn Sie zu Hause arbeiten oder lernen?',
      ],
      starter: 'Ich habe … zu Hause gearbeitet, und mein Tag hat so ausgesehen: …',
      words: ['erfahrung', 'erlebt', 'küchentisch', 'schwester', 'köchin', 'cousin', 'freundin', 'damals', 'schlafzimmer', 'bruder', 'corona', 'pandemie', 'letzte', 'gestern'],
      wordings: [
        'In der Pandemie habe ich ein halbes Jahr am Küchentisch gearbeitet.',
        'Meine Schwester fährt nur noch montags in die Firma, sonst arbeitet sie im Schlafzimmer.',
        'Als Köchin habe ich das selbst leider noch nie ausprobieren können.',
        'Mir hat es damals gut gefallen, aber meine Kinder haben mich oft gestört.',
      ],
    },
    {
      question: 'Ist Homeoffice in Ihrem Heimatland üblich?',
      aspect: 'die Arbeit zu Hause in Ihrem Heimatland',
      followUps: [
        'Was halten die Chefs in Ihrer Heimat von der Arbeit zu Hause?',
        'Arbeiten in Ihrer Heimat viele Menschen zu Hause?',
      ],
      starter: 'In meinem Heimatland ist Homeoffice …, weil die meisten Menschen …',
      words: ['heimat', 'herkunft', 'land', 'üblich', 'strom', 'fabrik', 'bauern', 'netz', 'hauptstadt'],
      wordings: [
        'In meinem Heimatland ist Homeoffice noch nicht üblich, denn viele arbeiten in Fabriken.',
        'Die Chefs in meiner Heimat wollen ihre Leute jeden Tag im Büro sehen.',
        'In meinem Land fällt oft der Strom aus, deshalb kann man zu Hause nicht gut arbeiten.',
        'Bei jungen Firmen in unserer Hauptstadt arbeitet schon fast jeder von zu Hause aus.',
      ],
    },
    {
      question: 'Welche Vorteile hat das Homeoffice für Mitarbeiter und Firmen?',
      aspect: 'die Vorteile des Homeoffice',
      followUps: [
        'Was wird für Familien leichter, wenn jemand zu Hause arbeitet?',
        'Warum bleiben viele Leute zum Arbeiten gern zu Hause?',
      ],
      starter: 'Wer zu Hause arbeitet, muss nicht … und hat mehr Zeit für …',
      words: ['vorteil', 'positiv', 'fahrzeit', 'arbeitsweg', 'spart', 'sparen', 'flexib', 'freizeit', 'miete', 'konzentrier', 'ausschlaf', 'länger', 'umwelt'],
      wordings: [
        'Der größte Vorteil ist, dass man keine Zeit im Zug oder im Stau verliert.',
        'Man ist flexibel und kann in der Pause die Wäsche waschen.',
        'Die Firma spart Geld, weil sie weniger Räume mieten und heizen muss.',
        'In einem ruhigen Zimmer kann man sich besser konzentrieren als im lauten Büro.',
      ],
    },
    {
      question: 'Welche Nachteile hat es, wenn man nur noch zu Hause arbeitet?',
      aspect: 'die Nachteile des Homeoffice',
      followUps: [
        'Was fehlt einem, wenn man die Kollegen nur auf dem Bildschirm sieht?',
        'Was ist im Homeoffice schlecht oder schwierig?',
      ],
      starter: 'Ein Problem ist, dass man …, und außerdem fehlen einem …',
      words: ['nachteil', 'negativ', 'problem', 'schwierig', 'einsam', 'allein', 'kollegen', 'abgelenkt', 'feierabend', 'rücken', 'trennen', 'missverständnis'],
      wordings: [
        'Ein Nachteil ist, dass man sich einsam fühlt und die Kollegen kaum noch trifft.',
        'Viele haben keinen richtigen Feierabend und lesen noch nachts ihre E-Mails.',
        'Zu Hause wird man leicht abgelenkt, zum Beispiel von Kindern oder vom Fernseher.',
        'Ohne einen guten Schreibtisch bekommt man schnell Probleme mit dem Rücken.',
      ],
    },
    {
      question: 'Wie stehen Sie dazu: Sollen alle selbst entscheiden dürfen, wo sie arbeiten?',
      aspect: 'Ihre Meinung zur Arbeit zu Hause',
      followUps: [
        'Wie viele Tage pro Woche im Homeoffice wären für Sie ideal?',
        'Wo arbeiten Sie lieber: zu Hause oder im Büro?',
      ],
      starter: 'Ideal wären für mich … Tage zu Hause, weil …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'sollte', 'ideal', 'mischung', 'entscheiden', 'lieber', 'zukunft', 'zusammenfass', 'glaube'],
      wordings: [
        'Meiner Meinung nach ist eine Mischung ideal: zwei Tage zu Hause, drei Tage in der Firma.',
        'Ich persönlich arbeite lieber im Büro, weil ich Menschen um mich brauche.',
        'Ich bin überzeugt, dass in Zukunft noch mehr Leute daheim arbeiten.',
        'Jede Firma sollte ihre Mitarbeiter selbst entscheiden lassen.',
      ],
    },
  ],
  closing: {
    remark:
      'Ich arbeite gern einen oder zwei Tage zu Hause. Danach freue ich mich aber wieder auf den Kaffee mit den Kollegen.',
    question: 'Welche Regeln würden Sie sich selbst geben, damit Sie zu Hause gut arbeiten können?',
    simplerQuestion: 'Was machen Sie, damit Sie zu Hause nicht gestört werden?',
    starter: 'Ich würde jeden Morgen …, und während der Arbeit …',
  },
};
