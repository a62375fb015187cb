/** Words that open a subordinate clause wherever they stand, so also where a learner forgot the comma. */
const CLEAR_SUBORDINATOR = /(?<!\p{L})(weil|dass|wenn|ob|obwohl|bevor|nachdem|sobald|falls|seitdem|solange)(?!\p{L})/iu;
const PREPOSITION = '(?:(?:in|an|auf|mit|von|für|zu|bei|über|aus)\\s+)?';
/** After der, die, das a noun or one of these shows a main clause: "…, der Kurs beginnt am Montag", "…, das ist normal". */
const MAIN_CLAUSE = '(?!Sie\\s|Ihnen\\s|Ihr)\\p{Lu}|(?:ist|sind|war|waren|hat|habe|haben|kann|können|muss|will|darf|soll|finde|findet|geht|gefällt|macht|heißt|kostet)\\s';
/** Relative clauses and indirect questions, also with a preposition before the pronoun (das Haus, in dem …). */
const RELATIVE = new RegExp(
  `,\\s+${PREPOSITION}(?:(?:der|die|das|dem|den)(?!\\s+(?:${MAIN_CLAUSE}))|wie|warum|wo|wohin|woher|wann|wer|was|welche[rsmn]?|denen|dessen|deren)(?!\\p{L})`,
  'u',
);
/** Words that are prepositions or adverbs elsewhere. */
const ambiguousSubordinators = ['als', 'damit', 'während', 'da', 'seit', 'bis', 'um', 'ohne', 'statt', 'anstatt'];

/** Does the word open a clause here: after a comma, or at the start of a sentence that has a comma later on? */
export const opensClause = (word: string, sentence: string): boolean =>
  new RegExp(`,\\s+${word}\\s|^${word}\\s[^,]+,`, 'iu').test(sentence);

/** Does the word open a sentence, or a main clause after a comma: "…, darum komme ich"? */
export const opensSentence = (word: string, sentence: string): boolean => new RegExp(`(?:^|,\\s+)${word}\\s`, 'iu').test(sentence);

/** Is a relative clause or an indirect question there, which joins two thoughts without a connector? */
export const hasRelativeClause = (sentence: string): boolean => RELATIVE.test(sentence);

/** Does a sentence dare more than main clauses? */
export const hasSubordinateClause = (sentence: string): boolean =>
  CLEAR_SUBORDINATOR.test(sentence) || hasRelativeClause(sentence) || ambiguousSubordinators.some((word) => opensClause(word, sentence));
