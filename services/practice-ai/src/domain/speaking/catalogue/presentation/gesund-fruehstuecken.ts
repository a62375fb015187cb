import type { PresentationTopic } from '../catalogue-types.js';

/** Gesund frühstücken */
export const gesundFruehstuecken: PresentationTopic = {
  id: 'gesund-fruehstuecken',
  title: 'Gesund frühstücken',
  guidingQuestions: [
    {
      question: 'Was gehört zu einem gesunden Frühstück?',
      aspect: 'die richtigen Zutaten für ein gesundes Frühstück',
      followUps: [
        'Welche Lebensmittel sollten am Morgen auf dem Tisch stehen, damit das Frühstück gesund ist?',
        'Was ist gesünder: Brot mit Käse oder ein süßes Brötchen?',
      ],
      starter: 'Zu einem gesunden Frühstück gehören für mich …, … und ein Glas …',
      words: ['thema', 'präsentation', 'gehör', 'zutat', 'vollkorn', 'haferflocken', 'vitamin', 'nüsse', 'eiweiß', 'nährstoff'],
      wordings: [
        'Zu einem gesunden Frühstück gehören Vollkornbrot, frisches Obst und ein Glas Wasser.',
        'Besonders gut sind Haferflocken mit Joghurt, weil sie viele Vitamine enthalten.',
        'Heute spreche ich über das Thema Frühstück und darüber, welche Zutaten gesund sind.',
        'Außer Brot dürfen Nüsse, Käse, Gurken oder Tomaten auf dem Tisch nicht fehlen.',
      ],
    },
    {
      question: 'Wie sieht Ihr eigenes Frühstück aus?',
      aspect: 'Ihre eigenen Gewohnheiten beim Frühstück',
      followUps: [
        'Erzählen Sie bitte von einem ganz normalen Morgen: Wann, wo und mit wem frühstücken Sie?',
        'Was essen und trinken Sie morgens?',
      ],
      starter: 'Unter der Woche frühstücke ich um … Uhr, meistens esse ich …',
      words: ['erfahrung', 'erlebt', 'wecker', 'unterwegs', 'bäcker', 'sonntag', 'wochenende', 'kindheit', 'gewohnheit', 'uhr', 'meistens'],
      wordings: [
        'Ich stehe um sechs Uhr auf und trinke zuerst einen Kaffee mit viel Milch.',
        'Unter der Woche esse ich unterwegs ein Brötchen vom Bäcker, weil ich spät dran bin.',
        'Am Sonntag sitzt meine ganze Familie zwei Stunden zusammen am Tisch.',
        'In meiner Kindheit hat mir mein Vater vor der Schule immer einen warmen Brei gemacht.',
      ],
    },
    {
      question: 'Was isst man in Ihrem Heimatland am Morgen?',
      aspect: 'das Frühstück in Ihrem Heimatland',
      followUps: [
        'Gibt es in Ihrer Heimat ein typisches Frühstück, und was ist anders als in Deutschland?',
        'Isst man in Ihrer Heimat morgens warm oder kalt?',
      ],
      starter: 'In meinem Heimatland isst man morgens …, und dazu trinkt man …',
      words: ['heimat', 'herkunft', 'land', 'typisch', 'tradition', 'üblich', 'oliven', 'süden', 'norden'],
      wordings: [
        'In der Türkei gibt es morgens Oliven, Schafskäse, Tomaten und natürlich schwarzen Tee.',
        'Typisch für meine Heimat ist ein warmes Gericht mit Reis und Ei.',
        'Anders als die Deutschen essen meine Landsleute morgens nur etwas Süßes und trinken Espresso.',
        'Im Süden meines Landes ist es üblich, schon früh eine scharfe Suppe zu essen.',
      ],
    },
    {
      question: 'Warum ist es gut, morgens gesund zu frühstücken, und was ist schwierig daran?',
      aspect: 'die Vor- und Nachteile eines gesunden Frühstücks',
      followUps: [
        'Welche Vor- und Nachteile hat es, wenn man sich am Morgen Zeit für ein gutes Frühstück nimmt?',
        'Warum lassen viele Leute das Frühstück ausfallen?',
      ],
      starter: 'Ein Vorteil ist, dass man …, aber andererseits muss man …',
      words: ['vorteil', 'nachteil', 'einerseits', 'andererseits', 'energie', 'konzentrier', 'schwierig', 'aufwand', 'stress', 'hungrig', 'fit'],
      wordings: [
        'Ein Vorteil ist, dass man genug Energie hat und sich besser konzentrieren kann.',
        'Der Nachteil daran ist, dass man dafür früher aus dem Bett muss.',
        'Wer gut gegessen hat, wird nicht so schnell hungrig und bleibt bis mittags fit.',
        'Schwierig ist nur, dass ein frisches Frühstück Geld kostet und morgens Arbeit macht.',
      ],
    },
    {
      question: 'Wie wichtig ist das Frühstück Ihrer Meinung nach?',
      aspect: 'Ihre Meinung über die Bedeutung des Frühstücks',
      followUps: [
        'Manche sagen, dass das Frühstück die wichtigste Mahlzeit am Tag ist. Sehen Sie das auch so?',
        'Soll man jeden Morgen etwas essen, auch wenn man keinen Hunger hat?',
      ],
      starter: 'Ich denke, dass das Frühstück … ist, denn ohne Frühstück …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'wichtigste', 'zwingen', 'zustimm', 'zusammenfass', 'sollte'],
      wordings: [
        'Meiner Ansicht nach ist das Frühstück die wichtigste Mahlzeit am ganzen Tag.',
        'Niemand sollte sich zwingen, etwas zu essen, wenn er noch keinen Hunger hat.',
        'Ich bin davon überzeugt, dass kein Kind ohne Frühstück in die Schule gehen sollte.',
        'Zusammenfassend kann ich sagen, dass mir persönlich Ruhe am Morgen wichtiger ist als viel Essen.',
      ],
    },
  ],
  closing: {
    remark: 'Ich glaube, dass ein ruhiges Frühstück gute Laune macht, auch wenn es nur zehn Minuten dauert.',
    question: 'Sollte jede Schule am Morgen ein kostenloses Frühstück anbieten?',
    simplerQuestion: 'Soll es in der Schule Frühstück für alle Kinder geben?',
    starter: 'Ich finde diese Idee …, weil viele Kinder morgens …',
  },
};
