import type { PlanningTask } from '../catalogue-types.js';

/** Two friends plan a weekend away. */
export const wochenendeInEinerStadt: PlanningTask = {
  id: 'wochenende-in-einer-stadt',
  title: 'Ein Wochenende in einer anderen Stadt',
  description:
    'Sie haben mit jemandem aus Ihrem Freundeskreis ein langes Wochenende frei und wollen eine andere Stadt besuchen. Besprechen Sie, wohin es geht und was Sie vorbereiten müssen.',
  opening:
    'Endlich haben wir beide einmal zur gleichen Zeit frei. Ich freue mich schon auf unsere kleine Reise, aber wir haben noch gar nichts gebucht.',
  planned: 'unsere kleine Reise geplant',
  points: [
    {
      title: 'Reiseziel',
      kind: 'place',
      questions: [
        'Welche Stadt würden Sie gern einmal kennenlernen?',
        'Wohin sollen wir reisen?',
        'Was finden Sie interessanter, Hamburg mit seinem Hafen oder Dresden mit seiner Altstadt?',
      ],
      proposals: [
        { sentence: 'Hamburg hat einen großen Hafen, und am Wasser kann man wunderbar spazieren gehen.', settled: 'nach Hamburg reisen', words: ['hamburg', 'hafen'] },
        { sentence: 'Dresden ist nicht zu groß, und die Altstadt ist eine der schönsten in Deutschland.', settled: 'nach Dresden reisen', words: ['dresden', 'altstadt'] },
      ],
      starter: 'Ich würde gern nach … reisen, weil die Stadt …',
      words: ['hamburg', 'dresden', 'berlin', 'münchen', 'wien', 'köln', 'leipzig', 'hafen', 'altstadt', 'meer', 'küste', 'wohin', 'reiseziel', 'großstadt'],
      wordings: [
        'Ich wollte schon immer einmal nach Wien, denn alle finden es dort toll.',
        'In Köln kenne ich mich gut aus, dort habe ich früher gelebt.',
        'Eine Stadt am Meer wäre im Sommer genau das Richtige.',
        'Berlin kenne ich schon, aber in Leipzig war ich noch nie.',
      ],
    },
    {
      title: 'Hin- und Rückfahrt',
      kind: 'transport',
      questions: [
        'Wie kommen wir hin und wieder zurück?',
        'Womit wollen Sie reisen?',
        'Sollen wir mit dem Zug fahren, oder nehmen wir mein Auto?',
      ],
      proposals: [
        { sentence: 'Im Zug können wir lesen oder uns ausruhen und kommen ohne Stress an.', settled: 'den Zug nehmen', words: ['zug', 'züge', 'bahn'] },
        { sentence: 'Mit meinem Auto können wir losfahren, wann wir wollen, und müssen keine schweren Koffer tragen.', settled: 'das Auto nehmen', words: ['auto', 'wagen'] },
      ],
      starter: 'Wir sollten … nehmen, denn die Fahrt …',
      words: ['zug', 'züge', 'bahn', 'fernbus', 'bus', 'flug', 'flieg', 'auto', 'wagen', 'fahrkarte', 'fahrt', 'rückfahrt', 'stau', 'umsteig'],
      wordings: [
        'Mit dem Fernbus dauert es länger, aber man muss nicht umsteigen.',
        'Auf der Autobahn gibt es freitags immer viel Stau.',
        'Wenn wir die Bahn nehmen, kann ich unterwegs aus dem Fenster sehen.',
        'Fliegen finde ich für so eine kurze Strecke nicht gut.',
      ],
    },
    {
      title: 'Unterkunft',
      kind: 'other',
      questions: [
        'Was für eine Unterkunft sollen wir suchen?',
        'Wo wollen wir übernachten?',
        'Möchten Sie lieber in ein Hotel oder in eine Jugendherberge?',
      ],
      proposals: [
        { sentence: 'In einem kleinen Hotel im Zentrum bekommen wir Frühstück und können alles zu Fuß erreichen.', settled: 'in einem kleinen Hotel im Zentrum übernachten', words: ['hotel', 'zentrum'] },
        { sentence: 'In der Jugendherberge lernt man nette Leute kennen, und für zwei Nächte brauchen wir keinen Luxus.', settled: 'in der Jugendherberge übernachten', words: ['jugendherberge', 'herberge', 'hostel'] },
      ],
      starter: 'Wir könnten in … übernachten, weil es dort …',
      words: ['unterkunft', 'übernacht', 'hotel', 'jugendherberge', 'herberge', 'hostel', 'pension', 'ferienwohnung', 'zimmer', 'doppelzimmer', 'einzelzimmer', 'bett', 'schlaf', 'camping'],
      wordings: [
        'Ich brauche ein eigenes Zimmer, weil ich schlecht schlafe.',
        'Eine Ferienwohnung mit Küche wäre praktisch für uns.',
        'Im Hotel ist das Bett sicher bequemer als in einer Herberge.',
        'Ich habe dort Verwandte, bei denen wir übernachten dürfen.',
      ],
    },
    {
      title: 'Programm',
      kind: 'activity',
      questions: [
        'Was möchten Sie auf dieser Reise gern sehen und erleben?',
        'Was machen wir dort am ersten Tag?',
        'Interessiert Sie ein Museum mehr oder eine Tour mit dem Schiff?',
      ],
      proposals: [
        { sentence: 'Vom Schiff aus sieht man die Stadt am besten, und man kann dabei gemütlich sitzen.', settled: 'am ersten Tag mit dem Schiff fahren', words: ['schiff', 'boot'] },
        { sentence: 'Ein großes Museum sollten wir gleich am ersten Tag besuchen. Dort erfährt man viel über die Geschichte der Stadt.', settled: 'am ersten Tag ein Museum besuchen', words: ['museum', 'museen', 'ausstellung'] },
      ],
      starter: 'Am ersten Tag möchte ich …, und danach können wir …',
      words: ['museum', 'museen', 'ausstellung', 'schiff', 'boot', 'stadtführung', 'stadtrundfahrt', 'sehenswürdigkeit', 'theater', 'konzert', 'bummel', 'einkauf', 'besichtig', 'programm'],
      wordings: [
        'Eine Stadtführung zu Fuß ist interessant, man erfährt viele Geschichten.',
        'Ich möchte durch die kleinen Geschäfte bummeln und Andenken kaufen.',
        'Am Abend könnten wir in ein Konzert oder ins Theater gehen.',
        'Die wichtigsten Sehenswürdigkeiten sollten wir gleich am Samstagvormittag besichtigen.',
      ],
    },
    {
      title: 'Kosten der Reise',
      kind: 'cost',
      questions: [
        'Wie viel Geld sollten wir für das ganze Wochenende einplanen?',
        'Wie viel wollen Sie höchstens bezahlen?',
        'Genügen 150 Euro für jeden, oder brauchen wir eher 250?',
      ],
      proposals: [
        { sentence: 'Ich muss im Moment sparen. Wenn wir früh buchen, reichen 150 Euro für jeden.', settled: 'höchstens 150 Euro für jeden ausgeben', words: ['150', 'hundertfünfzig', 'einhundertfünfzig'] },
        { sentence: 'So eine Reise machen wir nicht oft. Mit 250 Euro für jeden können wir uns auch etwas Besonderes leisten.', settled: 'mit 250 Euro für jeden rechnen', words: ['250', 'zweihundertfünfzig'] },
      ],
      starter: 'Ich kann ungefähr … Euro ausgeben, denn …',
      words: ['euro', 'kost', 'geld', 'bezahl', 'teuer', 'teur', 'billig', 'günstig', 'preis', 'sparen', 'gespart', 'ausgeben', 'kasse', 'rabatt'],
      wordings: [
        'Für zwei Nächte möchte ich nicht mehr als hundert Euro ausgeben.',
        'Wenn wir billig essen, bleibt etwas Geld für den Abend übrig.',
        'Ich habe gespart, deshalb darf es ruhig etwas teurer werden.',
        'Wir machen eine gemeinsame Kasse, aus der wir alles bezahlen.',
      ],
    },
  ],
};
