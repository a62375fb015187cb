/** Nouns that the engine's dictionary does not have; their articles and plurals were looked up by hand. */
export const nounsOutsideTheDictionary = new Set(['Gewürz', 'Iran', 'Iraner', 'Iranerin', 'Neujahr', 'Persisch', 'Rolltreppe', 'Bücherei', 'Bahnsteig', 'Hinfahrt']);

/** Plurals that it lacks, or holds for those of another word. */
export const pluralsOutsideTheDictionary = new Set([
  ...['Einbürgerungen', 'Geschäftsleute', 'Kreisverkehre', 'Literaturen', 'Nachbarschaften', 'Pommes', 'Studien', 'Umgebungen', 'Zahnpastas'],
]);

/** People and cities in examples, and what is short for two words of the list. */
export const namesInExamples = new Set([
  ...['Anna', 'Maria', 'Sara', 'Paul', 'Tim', 'Ali', 'Leo', 'Nina', 'Müller', 'Weber', 'Berlin', 'Hamburg', 'München', 'Köln', 'Wien'],
  ...['am', 'ans', 'aufs', 'beim', 'im', 'ins', 'vom', 'zum', 'zur', 'Am', 'Beim', 'Im', 'Vom', 'Zum', 'Zur'],
]);
