/** Words that open a subordinate clause and are nothing else. */
export const clearSubordinators: ReadonlySet<string> = new Set([
  'weil', 'dass', 'obwohl', 'obgleich', 'wenn', 'ob', 'falls', 'sodass', 'nachdem', 'bevor', 'sobald', 'ehe',
]);

/** Words that open a subordinate clause but have other uses too; there the parse decides. */
export const openSubordinators: ReadonlySet<string> = new Set(['damit', 'als', 'während', 'bis', 'seit', 'seitdem', 'da', 'indem', 'solange']);

/** Before these words together with a subordinator the comma stands, or may be missing: „auch wenn“, „als ob“, „und weil“. */
export const subordinatorPartners: ReadonlySet<string> = new Set([
  'und', 'oder', 'aber', 'denn', 'sondern', 'auch', 'nur', 'selbst', 'erst', 'immer', 'besonders', 'außer', 'als', 'so', 'ohne', 'anstatt',
  'statt', 'kurz', 'je', 'gerade', 'eben', 'allein', 'wie', 'sogar', 'nicht', 'vor', 'allem', 'insbesondere', 'vorausgesetzt', 'einfach',
  'schon', 'noch', 'bis', 'sowie', 'beispiel', 'weder', 'noch', 'bzw', 'etwa', 'vielleicht', 'egal', 'vielmehr', 'jedes', 'mal', 'zumal', 'ja', 'dann', 'lange', 'bloß',
]);

/** Question words that can open an indirect question. */
export const questionWords: ReadonlySet<string> = new Set([
  'wo', 'wann', 'wie', 'warum', 'was', 'wer', 'wen', 'wem', 'wohin', 'woher', 'wieso', 'weshalb', 'wofür', 'womit', 'worüber', 'wieviel',
]);
