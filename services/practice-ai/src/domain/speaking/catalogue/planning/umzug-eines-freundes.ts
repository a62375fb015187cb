import type { PlanningTask } from '../catalogue-types.js';

/** Two friends plan how to help a third one to move house. */
export const umzugEinesFreundes: PlanningTask = {
  id: 'umzug-eines-freundes',
  title: 'Einem Freund beim Umzug helfen',
  description:
    'Ihr Freund Kofi zieht Ende nächster Woche in eine Wohnung im dritten Stock. Besprechen Sie zu zweit, wie Sie ihm beim Umzug helfen können.',
  opening:
    'Nächste Woche zieht Kofi um, und er weiß noch gar nicht, wie er das schaffen soll. Ich habe ihm gesagt, dass wir beide gern für ihn da sind.',
  planned: 'Kofis Umzug gut vorbereitet',
  points: [
    {
      title: 'Tag und Beginn',
      kind: 'time',
      questions: [
        'Wann fangen wir mit dem Umzug an?',
        'Welcher Tag und welche Uhrzeit sind gut für Sie?',
        'Ist der Freitagnachmittag günstiger oder der Samstagmorgen?',
      ],
      proposals: [
        { sentence: 'Am Samstag haben wir den ganzen Tag Zeit. Wenn wir um acht Uhr anfangen, sind wir abends fertig.', settled: 'am Samstag um acht Uhr anfangen', words: ['samstag'] },
        { sentence: 'Am Freitag ab 14 Uhr bin ich frei. Danach kann Kofi am Wochenende in Ruhe seine neue Wohnung einrichten.', settled: 'am Freitag um 14 Uhr anfangen', words: ['freitag'] },
      ],
      starter: 'Am … passt es mir gut, und wir sollten um … Uhr …',
      words: ['uhr', 'donnerstag', 'freitag', 'samstag', 'sonntag', 'wochenende', 'morgens', 'vormittag', 'nachmittag', 'früher', 'spät', 'wann', 'beginn', 'termin'],
      wordings: [
        'Ich bin um acht Uhr morgens schon da, dann ist es noch kühl.',
        'Freitags arbeite ich leider bis fünf, danach kann ich sofort kommen.',
        'Der Samstag ist besser, weil wir dann nicht so unter Stress sind.',
        'Wenn wir zu spät anfangen, werden wir an diesem Wochenende nicht fertig.',
      ],
    },
    {
      title: 'Fahrzeug',
      kind: 'transport',
      questions: [
        'Wie bringen wir Kofis Möbel in die neue Wohnung?',
        'Was für ein Auto brauchen wir?',
        'Mieten wir einen Transporter, oder leihen wir uns einen Anhänger?',
      ],
      proposals: [
        { sentence: 'Mit einem großen Transporter müssen wir nur einmal fahren, und die Miete ist nicht so hoch.', settled: 'einen großen Transporter mieten', words: ['transporter', 'miet', 'lkw'] },
        { sentence: 'Kofi hat nicht viele Möbel, deshalb reicht ein Anhänger für mein Auto. Meine Tante leiht uns ihren gern.', settled: 'einen Anhänger für das Auto leihen', words: ['anhänger', 'leih'] },
      ],
      starter: 'Für die Möbel brauchen wir …, und … könnte fahren.',
      words: ['auto', 'wagen', 'transporter', 'lkw', 'lastwagen', 'anhänger', 'fahr', 'fährt', 'miet', 'leih', 'führerschein', 'umzugsfirma', 'parkplatz', 'benzin'],
      wordings: [
        'Meine Eltern haben einen großen Wagen, den sie uns leihen können.',
        'Ich habe einen Führerschein, also kann ich den Lkw fahren.',
        'Vor dem Haus brauchen wir unbedingt einen freien Parkplatz.',
        'Eine Umzugsfirma ist zu teuer, wir mieten besser selbst etwas.',
      ],
    },
    {
      title: 'Weitere Helfer',
      kind: 'guests',
      questions: [
        'Wen könnten wir noch um Hilfe bitten?',
        'Wie viele Leute brauchen wir?',
        'Fragen wir nur zwei gute Freunde oder die ganze Mannschaft aus Kofis Sportverein?',
      ],
      proposals: [
        { sentence: 'Wenn zu viele mitmachen, stehen sich alle im Weg. Zwei gute Freunde sind genug.', settled: 'nur noch zwei gute Freunde fragen', words: ['freund'] },
        { sentence: 'Kofi spielt Handball, und in seinem Sportverein sind alle stark. Mit der ganzen Mannschaft sind wir schnell fertig.', settled: 'die Mannschaft aus Kofis Sportverein fragen', words: ['sportverein', 'verein', 'mannschaft', 'handball'] },
      ],
      starter: 'Wir könnten noch … fragen, weil …',
      words: ['helfer', 'freund', 'nachbar', 'kolleg', 'verein', 'sportverein', 'mannschaft', 'leute', 'person', 'bruder', 'student', 'stark', 'bitten', 'mithelf'],
      wordings: [
        'Seine neuen Nachbarn sind nett, vielleicht haben sie kurz Zeit.',
        'Ich frage zwei Kollegen, die richtig stark sind.',
        'Mit sechs Personen geht die Arbeit viel schneller.',
        'Meinen Bruder Davide müssen wir nicht lange bitten, er hilft immer.',
      ],
    },
    {
      title: 'Aufgaben am Umzugstag',
      kind: 'tasks',
      questions: [
        'Wie teilen wir die Arbeit am Umzugstag auf?',
        'Welche Arbeit möchten Sie übernehmen?',
        'Tragen alle zusammen zuerst die Kisten, oder bilden wir zwei Gruppen?',
      ],
      proposals: [
        { sentence: 'Am schnellsten geht es mit zwei Gruppen. Die eine trägt die Kisten, und die andere baut die Möbel auf.', settled: 'in zwei Gruppen arbeiten', words: ['gruppe', 'team'] },
        { sentence: 'Alle zusammen sollten zuerst die Kisten nach oben tragen. Erst danach bauen wir in Ruhe die Möbel auf.', settled: 'zuerst alle zusammen die Kisten tragen', words: ['zusammen', 'gemeinsam', 'zuerst'] },
      ],
      starter: 'Ich kann … tragen, und Sie könnten …',
      words: ['kiste', 'karton', 'trag', 'trägt', 'pack', 'einpack', 'auspack', 'aufbau', 'abbau', 'putz', 'streich', 'aufgabe', 'schrank', 'gruppe'],
      wordings: [
        'Ich habe Probleme mit dem Rücken und kann keine schweren Kartons tragen.',
        'Vorher müssen wir den Schrank und das Bett abbauen.',
        'Jemand soll die alte Wohnung putzen, wenn alles draußen ist.',
        'Ich packe das Geschirr vorsichtig in Zeitungspapier ein.',
      ],
    },
    {
      title: 'Essen in der Pause',
      kind: 'food',
      questions: [
        'Wie sorgen wir dafür, dass bei der schweren Arbeit niemand hungrig bleibt?',
        'Was möchten Sie in der Pause essen?',
        'Machen wir belegte Brote, oder kochen wir vorher eine Suppe?',
      ],
      proposals: [
        { sentence: 'Eine heiße Suppe gibt allen neue Kraft, und man kann sie schon vorher kochen.', settled: 'vorher eine große Suppe kochen', words: ['suppe', 'eintopf', 'koch'] },
        { sentence: 'Für belegte Brote braucht man keine Teller, und jeder nimmt sich etwas, wenn er Hunger hat.', settled: 'belegte Brote mitbringen', words: ['brot', 'brötchen', 'belegt'] },
      ],
      starter: 'In der Pause könnten wir … essen, denn …',
      words: ['essen', 'trink', 'suppe', 'eintopf', 'brot', 'brötchen', 'obst', 'wasser', 'kaffee', 'koch', 'hunger', 'durst', 'pizza', 'frühstück'],
      wordings: [
        'Mittags bestellen wir am besten für alle Pizza.',
        'Kofi sollte genug Wasser kaufen, denn die Arbeit macht durstig.',
        'Meine Mutter kocht einen großen Topf Suppe für uns.',
        'Ein gutes Frühstück mit viel Kaffee ist an so einem Tag wichtig.',
      ],
    },
  ],
};
