import type { PresentationTopic } from '../catalogue-types.js';

/** Nachbarn: nah und doch fremd? */
export const nachbarn: PresentationTopic = {
  id: 'nachbarn',
  title: 'Nachbarn: nah und doch fremd?',
  guidingQuestions: [
    {
      question: 'Was macht einen guten Nachbarn aus?',
      aspect: 'die Eigenschaften eines guten Nachbarn',
      followUps: [
        'Wie sollte sich jemand verhalten, der mit anderen in einem Haus wohnt?',
        'Welche Eigenschaften wünschen Sie sich von einer Person, die neben Ihnen wohnt?',
      ],
      starter: 'Ein guter Nachbar ist jemand, der … und der nie …',
      words: ['thema', 'präsentation', 'eigenschaft', 'rücksicht', 'hilfsbereit', 'höflich', 'verhalten', 'wünsch', 'zuverlässig', 'respekt'],
      wordings: [
        'Ein guter Nachbar ist freundlich, hilfsbereit und nimmt Rücksicht auf die anderen.',
        'In meinem Vortrag spreche ich über das Thema Nachbarn und das Leben im selben Haus.',
        'Wer neben anderen Menschen wohnt, sollte höflich grüßen und zuverlässig sein.',
        'Ich wünsche mir Nachbarn, die mich respektieren und nicht schlecht über andere reden.',
      ],
    },
    {
      question: 'Wie ist Ihr Verhältnis zu Ihren eigenen Nachbarn?',
      aspect: 'Ihre eigenen Erfahrungen mit Nachbarn',
      followUps: [
        'Was haben Sie mit Ihren Nachbarn schon Schönes oder Ärgerliches erlebt?',
        'Wer wohnt neben Ihnen, und reden Sie manchmal miteinander?',
      ],
      starter: 'Neben mir wohnt …, und wir … manchmal zusammen …',
      words: ['erfahrung', 'erlebt', 'erlebnis', 'neulich', 'letzte', 'umzug', 'eingezogen', 'gegenüber', 'verhältnis', 'ehepaar', 'stock'],
      wordings: [
        'Mir gegenüber wohnt ein älteres Ehepaar, das mir letzten Winter eine Suppe gebracht hat.',
        'Als ich neu eingezogen war, habe ich bei allen im Haus geklingelt.',
        'Mit der Familie im zweiten Stock habe ich ein sehr gutes Verhältnis.',
        'Ich kenne leider kaum jemanden in meinem Haus, wir grüßen uns nur kurz.',
      ],
    },
    {
      question: 'Wie leben Nachbarn in Ihrem Heimatland zusammen?',
      aspect: 'das Leben mit Nachbarn in Ihrem Heimatland',
      followUps: [
        'Was ist zwischen Nachbarn in Ihrer Heimat anders als hier?',
        'Besucht man sich in Ihrer Heimat oft, wenn man nebeneinander wohnt?',
      ],
      starter: 'In meinem Heimatland kennt man seine Nachbarn …, und abends …',
      words: ['heimat', 'herkunft', 'land', 'dorf', 'dörfer', 'großstadt', 'großstädt', 'sitte', 'tradition', 'üblich'],
      wordings: [
        'In meiner Heimat sind die Türen immer offen, und man besucht sich ohne Termin.',
        'Bei uns in Ghana passen die Nachbarn auf alle Kinder in der Straße auf.',
        'Auf dem Dorf kennt dort jeder jeden, aber in der Großstadt ist es inzwischen anders.',
        'Wenn in meinem Land jemand heiratet, ist es üblich, die ganze Straße einzuladen.',
      ],
    },
    {
      question: 'Welche Vorteile hat ein enger Kontakt zu den Nachbarn?',
      aspect: 'die Vorteile eines guten Kontakts zu den Nachbarn',
      followUps: [
        'Wobei können sich Menschen, die im selben Haus leben, gegenseitig helfen?',
        'Warum ist es gut, seine Nachbarn zu kennen?',
      ],
      starter: 'Wenn man seine Nachbarn gut kennt, kann man …, zum Beispiel …',
      words: ['vorteil', 'positiv', 'paket', 'gießen', 'gießt', 'leihen', 'leiht', 'notfall', 'hilfe', 'babysitter', 'allein', 'gegenseitig'],
      wordings: [
        'Ein Vorteil ist, dass jemand die Blumen gießt, wenn man im Urlaub ist.',
        'Nachbarn nehmen Pakete an und leihen einem auch mal eine Bohrmaschine.',
        'Im Notfall ist schnell jemand da, deshalb fühlt man sich sicher.',
        'Alte Leute sind nicht so allein, und junge Eltern finden leicht einen Babysitter.',
      ],
    },
    {
      question: 'Welche Probleme kann es mit Nachbarn geben?',
      aspect: 'mögliche Probleme und Nachteile mit Nachbarn',
      followUps: [
        'Warum kommt es in Mietshäusern manchmal zum Streit?',
        'Was kann an Nachbarn stören?',
      ],
      starter: 'Oft gibt es Streit, weil jemand … oder weil …',
      words: ['nachteil', 'negativ', 'problem', 'streit', 'laut', 'lärm', 'ärger', 'beschwer', 'neugierig', 'treppenhaus', 'schmutzig', 'rauch'],
      wordings: [
        'Oft gibt es Streit, weil jemand nachts laute Musik hört oder Partys feiert.',
        'Manche Nachbarn beschweren sich über jede Kleinigkeit, zum Beispiel über ein Fahrrad im Treppenhaus.',
        'Der Nachteil ist, dass neugierige Leute alles über einen wissen wollen.',
        'Ärgerlich wird es, wenn im Sommer der Rauch vom Grill in die Wohnung zieht.',
      ],
    },
    {
      question: 'Wie eng sollte der Kontakt zu den Nachbarn Ihrer Meinung nach sein?',
      aspect: 'Ihre Meinung über den richtigen Abstand zu den Nachbarn',
      followUps: [
        'Was finden Sie persönlich besser: mit den Nachbarn befreundet zu sein oder nur zu grüßen?',
        'Können Nachbarn für Sie auch gute Freunde sein?',
      ],
      starter: 'Ich würde sagen, dass man mit seinen Nachbarn …, aber …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'abstand', 'befreundet', 'freundschaft', 'distanz', 'zusammenfass'],
      wordings: [
        'Ich bin der Meinung, dass ein bisschen Abstand zu den Nachbarn gut ist.',
        'Für mich persönlich ist es wichtiger, sich zu helfen, als befreundet zu sein.',
        'Man sollte den ersten Schritt machen, denn so beginnt oft eine Freundschaft.',
        'Zusammenfassend möchte ich sagen, dass ein netter Gruß und ab und zu ein Gespräch genug sind.',
      ],
    },
  ],
  closing: {
    remark: 'Ich denke, dass schon ein kurzes Gespräch im Treppenhaus den Tag ein wenig schöner macht.',
    question: 'Was könnte man organisieren, damit sich die Menschen in einem Haus besser kennenlernen?',
    simplerQuestion: 'Wie können sich die Leute im Haus besser kennenlernen?',
    starter: 'Man könnte zum Beispiel ein … organisieren, bei dem alle …',
  },
};
