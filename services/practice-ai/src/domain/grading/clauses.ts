/** Words that open a subordinate clause wherever they stand, so also where a learner forgot the comma. */
const CLEAR_SUBORDINATOR = /(?<!\p{L})(weil|dass|wenn|ob|obwohl|bevor|nachdem|sobald|falls|seitdem|solange)(?!\p{L})/iu;
/** Relative clauses and indirect questions, also with a preposition before the pronoun (das Haus, in dem …). */
const RELATIVE =
  /,\s+(?:(?:in|an|auf|mit|von|für|zu|bei|über|aus)\s+)?(wie|warum|wo|wohin|woher|wann|wer|was|welche[rsmn]?|der|die|das|dem|den|denen|dessen|deren)(?!\p{L})/iu;
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
