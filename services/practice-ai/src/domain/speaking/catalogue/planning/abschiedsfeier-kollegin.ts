import type { PlanningTask } from '../catalogue-types.js';

/** Colleagues plan a farewell party at work. */
export const abschiedsfeierKollegin: PlanningTask = {
  id: 'abschiedsfeier-kollegin',
  title: 'Abschiedsfeier für eine Kollegin',
  description:
    'Ihre Kollegin Mirela zieht in eine andere Stadt und verlässt deshalb die Firma. Planen Sie zusammen mit einem Kollegen oder einer Kollegin eine Abschiedsfeier für sie.',
  opening:
    'Sie haben sicher schon gehört, dass Mirela nur noch zwei Wochen bei uns arbeitet. Alle mögen sie sehr, und deshalb wollen wir eine kleine Abschiedsfeier für sie organisieren.',
  planned: 'die Abschiedsfeier für Mirela geplant',
  points: [
    {
      title: 'Tag und Uhrzeit',
      kind: 'time',
      questions: [
        'An welchem Tag und um wie viel Uhr sollen wir mit Mirela feiern?',
        'Wann soll die Abschiedsfeier beginnen?',
        'Passt es Ihnen besser am Donnerstag in der Mittagspause oder am Freitag nach der Arbeit?',
      ],
      proposals: [
        { sentence: 'Am Freitag haben alle früher Feierabend, deshalb können wir schon um 15 Uhr anfangen.', settled: 'am Freitag um 15 Uhr anfangen', words: ['freitag'] },
        { sentence: 'Am Donnerstag sind die meisten von uns da. Feiern wir doch in der Mittagspause um 12 Uhr!', settled: 'am Donnerstag in der Mittagspause feiern', words: ['donnerstag', 'mittagspause'] },
      ],
      starter: 'Ich finde, wir sollten am … um … Uhr feiern, weil …',
      words: ['uhr', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'feierabend', 'mittagspause', 'vormittag', 'nachmittag', 'termin', 'wann', 'datum'],
      wordings: [
        'Vielleicht können wir gleich nach Feierabend um halb fünf anfangen.',
        'Am letzten Freitag im Monat haben bestimmt alle Kollegen Zeit.',
        'Mir passt der Nachmittag besser, weil ich vormittags viele Termine habe.',
        'Eine Stunde in der Mittagspause reicht doch, dann muss niemand länger bleiben.',
      ],
    },
    {
      title: 'Ort',
      kind: 'place',
      questions: [
        'Welcher Ort ist Ihrer Meinung nach für die Abschiedsfeier am besten?',
        'Wo sollen wir mit Mirela feiern?',
        'Möchten Sie lieber im Besprechungsraum oder draußen auf der Terrasse feiern?',
      ],
      proposals: [
        { sentence: 'Der Besprechungsraum ist groß und hell, und dort stehen schon viele Stühle. Wir sollten ihn einfach reservieren.', settled: 'im Besprechungsraum feiern', words: ['besprechungsraum'] },
        { sentence: 'Draußen auf der Terrasse ist es jetzt am gemütlichsten, und alle bekommen etwas frische Luft.', settled: 'draußen auf der Terrasse feiern', words: ['terrasse', 'draußen'] },
      ],
      starter: 'Für die Feier finde ich … am besten, denn dort …',
      words: ['ort', 'besprechungsraum', 'raum', 'räume', 'terrasse', 'draußen', 'kantine', 'restaurant', 'café', 'garten', 'büro', 'park', 'platz'],
      wordings: [
        'In der Kantine ist genug Platz für die ganze Abteilung.',
        'Ich würde einen Tisch in dem kleinen Restaurant gegenüber reservieren.',
        'Unser Besprechungsraum ist mir zu dunkel, da kommt keine gute Stimmung auf.',
        'Wenn die Sonne scheint, könnten alle draußen im Garten sitzen.',
      ],
    },
    {
      title: 'Essen und Getränke',
      kind: 'food',
      questions: [
        'Was wollen wir unseren Gästen zu essen und zu trinken anbieten?',
        'Was gibt es auf der Abschiedsfeier zu essen?',
        'Sind Sie eher für Kaffee und Kuchen oder für belegte Brötchen und Salate?',
      ],
      proposals: [
        { sentence: 'Kaffee und Kuchen mögen fast alle, und Mirela liebt süße Sachen.', settled: 'Kaffee und Kuchen anbieten', words: ['kuchen', 'torte', 'kaffee', 'süß'] },
        { sentence: 'Ich denke, mit belegten Brötchen und ein paar Salaten werden alle satt.', settled: 'belegte Brötchen und Salate anbieten', words: ['brötchen', 'salat', 'belegt'] },
      ],
      starter: 'Zum Essen könnten wir … anbieten und zum Trinken …',
      words: ['essen', 'getränk', 'trink', 'kuchen', 'torte', 'kaffee', 'brötchen', 'salat', 'saft', 'buffet', 'hunger', 'durst', 'pizza', 'back'],
      wordings: [
        'Ich kann eine große Torte mit Schokolade backen, die schmeckt allen.',
        'Wer keinen Alkohol trinkt, freut sich über Saft und Mineralwasser.',
        'Wir bestellen am besten ein kleines kaltes Buffet mit Käse und Obst.',
        'Etwas Warmes wäre schön, zum Beispiel Pizza oder eine Suppe.',
      ],
    },
    {
      title: 'Geschenk',
      kind: 'gift',
      questions: [
        'Was könnten wir Mirela zum Abschied schenken?',
        'Welches Geschenk gefällt Mirela sicher?',
        'Finden Sie ein Album mit Fotos oder einen Gutschein besser?',
      ],
      proposals: [
        { sentence: 'Ein Album mit Fotos von uns allen ist sehr persönlich. So vergisst sie uns bestimmt nicht.', settled: 'Mirela ein Album mit Fotos schenken', words: ['album', 'foto', 'bilder'] },
        { sentence: 'In einer neuen Wohnung braucht man immer etwas. Ein Gutschein für ein Möbelhaus ist deshalb sehr praktisch.', settled: 'Mirela einen Gutschein für ein Möbelhaus schenken', words: ['gutschein', 'möbel'] },
      ],
      starter: 'Als Geschenk gefällt mir … am besten, weil Mirela …',
      words: ['geschenk', 'schenk', 'abschiedsgeschenk', 'album', 'foto', 'bilder', 'gutschein', 'karte', 'blume', 'andenken', 'erinnerung', 'roman'],
      wordings: [
        'Wir könnten ihr einen schönen Blumenstrauß und eine Karte geben.',
        'Ein Album mit unseren Bildern wäre eine tolle Erinnerung an die gemeinsamen Jahre.',
        'Wenn jeder fünf Euro gibt, können wir ihr einen Gutschein kaufen.',
        'Sie liest sehr gern, deshalb würde sie sich über einen Roman freuen.',
      ],
    },
    {
      title: 'Aufgaben',
      kind: 'tasks',
      questions: [
        'Wer soll sich um die Vorbereitung und um das Aufräumen kümmern?',
        'Was können Sie machen, und was soll ich machen?',
        'Wollen wir beide alles selbst vorbereiten, oder sollen die anderen auch helfen?',
      ],
      proposals: [
        { sentence: 'Für zwei Personen ist das zu viel Arbeit. Mit einer Liste können wir die Aufgaben an alle verteilen.', settled: 'die Aufgaben mit einer Liste an alle verteilen', words: ['liste', 'verteil'] },
        { sentence: 'Die anderen haben im Moment viel Stress, deshalb sollten wir alles zu zweit vorbereiten.', settled: 'alles zu zweit vorbereiten', words: ['zweit', 'allein', 'beide', 'selbst'] },
      ],
      starter: 'Ich kümmere mich um …, und Sie könnten …',
      words: ['aufgabe', 'liste', 'verteil', 'vorbereit', 'aufräum', 'kümmer', 'helf', 'hilf', 'dekor', 'schmück', 'einkauf', 'übernehm', 'übernimm'],
      wordings: [
        'Ich kaufe die Dekoration, und Sie könnten die Musik aussuchen.',
        'Nach der Feier müssen mindestens drei Leute beim Aufräumen helfen.',
        'Herr Okafor kann gut sprechen, er soll die kurze Rede übernehmen.',
        'Jeder trägt sich in eine Liste ein und bekommt eine Aufgabe.',
      ],
    },
  ],
};
