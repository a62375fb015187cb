import type { ErrorCategory } from '@b1fuchs/contracts';
import type { GrammarMatch } from '../../../clients/grammar-engine.js';

/**
 * When a finding of LanguageTool is used: `surface` findings (spelling, capitals, commas) repair the sentence before it is parsed;
 * `grammar` findings are used where the structure of the sentence gave no better answer.
 */
export interface MatchPolicy {
  phase: 'surface' | 'grammar';
  category: ErrorCategory;
}

/** Taste, typography, and hints that address editors rather than learners. */
const silentCategories = new Set([
  'STYLE', 'REPETITIONS_STYLE', 'CREATIVE_WRITING', 'REDUNDANCY', 'TYPOGRAPHY', 'GENDER_NEUTRALITY', 'MISC', 'WIKIPEDIA',
  'EMPFOHLENE_RECHTSCHREIBUNG', 'PLAIN_ENGLISH', 'SEMANTICS', 'REGIONALISMS', 'COLLOQUIALISMS', 'PROPER_NOUNS', 'HILFESTELLUNG_ZEICHENSETZUNG',
]);

/** Rules that were wrong more often than right on learners' texts, or right in print but not in a letter. */
const silentRules = new Set([
  // A comma after the closing formula is common in learners' letters and no error of theirs.
  'MIT_FREUNDLICHEN_GRUESSEN_KOMMA', 'DE_UNPAIRED_QUOTES', 'UNPAIRED_BRACKETS', 'EINHEIT_LEERZEICHEN', 'FRAGEZEICHEN_STATT_PUNKT',
  // The clause decides agreement, not the neighbouring words.
  'DE_VERBAGREEMENT', 'DE_DU_UPPER_LOWER', 'DOPPELTES_AUSRUFEZEICHEN', 'GERMAN_WORD_REPEAT_RULE', 'GERMAN_WORD_REPEAT_BEGINNING_RULE',
  'COMPOUND_INFINITIV_RULE', 'DE_MULTITOKEN_SPELLING_TWO', 'MIT_MIR', 'AUFFORDERUNG_SIE', 'GROSSSCHREIBUNG_MEHRTEILIGE_NAMEN',
  'IN_DEUTSCHE_SPRACHE', 'TOO_LONG_SENTENCE_DE', 'DE_WORD_COHERENCY', 'DE_COMPOUND_COHERENCY', 'PLURAL_APOSTROPH', 'EIN_PAAR',
  'COMMA_PARENTHESIS_WHITESPACE', 'ABKUERZUNG_FEHLENDE_PUNKTE', 'ZWISCHEN_BISSTRICH', 'DE_DOUBLE_PUNCTUATION', 'DE_PHRASE_REPETITION',
  'ZUVIEL_SPELLING_RULE', 'GENAU_SO', 'SOVIEL', 'IN_UKRAINE', 'DOPPELPUNKT_GROSS',
]);

const categories = new Map<string, MatchPolicy>([
  ['TYPOS', { phase: 'surface', category: 'spelling' }],
  ['MULTITOKEN_SPELLING', { phase: 'surface', category: 'spelling' }],
  ['COMPOUNDING', { phase: 'surface', category: 'spelling' }],
  ['CASING', { phase: 'surface', category: 'capitalization' }],
  ['PUNCTUATION', { phase: 'surface', category: 'punctuation' }],
  ['HILFESTELLUNG_KOMMASETZUNG', { phase: 'surface', category: 'punctuation' }],
  ['CONFUSED_WORDS', { phase: 'grammar', category: 'word-choice' }],
  ['CORRESPONDENCE', { phase: 'grammar', category: 'style' }],
  ['IDIOMS', { phase: 'grammar', category: 'word-choice' }],
  ['GRAMMAR', { phase: 'grammar', category: 'agreement' }],
  // Our own rules, grammar_custom.xml. What is no word at all is repaired before the sentence is parsed.
  ['B1_VERB_FORMS', { phase: 'surface', category: 'verb-form' }],
  ['B1_VERBS', { phase: 'grammar', category: 'verb-form' }],
  ['B1_PREPOSITIONS', { phase: 'grammar', category: 'preposition' }],
  ['B1_CASE', { phase: 'grammar', category: 'case' }],
  ['B1_PRONOUNS', { phase: 'grammar', category: 'pronoun' }],
  ['B1_CONJUNCTIONS', { phase: 'grammar', category: 'conjunction' }],
  ['B1_AGREEMENT', { phase: 'grammar', category: 'agreement' }],
  ['B1_WORDS', { phase: 'grammar', category: 'word-choice' }],
]);

const rules = new Map<string, MatchPolicy>([
  ['DE_AGREEMENT', { phase: 'grammar', category: 'agreement' }],
  ['PRAEP_DAT', { phase: 'grammar', category: 'case' }],
  ['PRAEP_AKK', { phase: 'grammar', category: 'case' }],
  ['PRAEP_GEN', { phase: 'grammar', category: 'case' }],
  ['MICH_MIR', { phase: 'grammar', category: 'pronoun' }],
  ['MIT_FREUNDLICHEN_GRUESSE', { phase: 'grammar', category: 'case' }],
  ['LIEBER_ANNA', { phase: 'grammar', category: 'agreement' }],
]);

/** Rules that compare one sentence with others. */
const rulesAcrossSentences = new Set(['GERMAN_WORD_REPEAT_BEGINNING_RULE', 'DE_WORD_COHERENCY', 'DE_COMPOUND_COHERENCY', 'DE_PHRASE_REPETITION']);

const isTaste = ({ rule }: GrammarMatch): boolean => silentCategories.has(rule.category.id) || rule.issueType === 'style';

/**
 * Does the finding speak against its sentence? Also one that is not shown to learners: what is proposed from outside has to pass
 * everything that the engine knows.
 */
export const speaksAgainst = (match: GrammarMatch): boolean => !isTaste(match) && !rulesAcrossSentences.has(match.rule.id);

/** How to use a finding; undefined: not at all. */
export function policyOf(match: GrammarMatch): MatchPolicy | undefined {
  const { id, category } = match.rule;
  if (silentRules.has(id) || isTaste(match)) return undefined;
  return rules.get(id) ?? categories.get(category.id) ?? { phase: 'grammar', category: 'word-choice' };
}
