import { recommendedWords, type Correction, type Criterion, type WritingSection } from '@b1fuchs/contracts';
import { connectors } from '@b1fuchs/lexicon';
import { isOutside } from './answer-part.js';
import { bandAt } from './bands.js';
import { hasRelativeClause, opensClause, opensSentence } from './clauses.js';
import { correctedText } from './corrected-text.js';
import type { WritingEvidence } from './evidence.js';
import { splitSentences, wordsOf } from './sentences.js';
import { letterForm } from './style.js';

/** Connectors that show a link wherever they stand, in lower case, with both parts of a pair (nicht nur, sondern auch). */
const clearConnectors = connectors
  .filter(({ ambiguous }) => !ambiguous)
  .map(({ connector, kind }) => ({ kind, parts: connector.toLowerCase().split('…').map((part) => part.trim()) }));
/**
 * Words that show one only where they open a clause or a sentence: "seit ich hier wohne", not "seit zwei Jahren".
 * "und" shows none: every text has it, between words as between clauses.
 */
const openers = connectors.filter(({ ambiguous, connector }) => ambiguous && connector !== 'und' && connector !== 'auch');

/** A text of a B1 learner joins its sentences in about this many different ways per 80 words that the task asks for. */
const GOOD_VARIETY = 4;
/** A join that is built wrongly (weil ich habe Zeit) is worth half of one. */
const FAILED_JOIN = 0.5;
const SLIPS = new Set<Correction['category']>(['spelling', 'capitalization']);
const JOIN_ERRORS = new Set<Correction['category']>(['verb-position', 'conjunction']);

/** An adverb that joins has the verb after it: in "deshalb ich habe" nothing is joined well. */
const VERB_LEFT_OUT = / (?:deshalb|deswegen|trotzdem|außerdem|danach|zuerst)(?= (?:ich|du|er|es|wir|man) )/gu;

/** The different connectors of some sentences. */
export function connectorsIn(sentences: string[]): string[] {
  const padded = ` ${wordsOf(sentences.join(' ')).join(' ')} `.replaceAll(VERB_LEFT_OUT, ' ');
  const clear = clearConnectors
    .filter(({ kind, parts }) =>
      kind === 'infinitive' ? sentences.some((sentence) => opensInfinitive(parts, sentence)) : standInOrder(parts, padded),
    )
    .map(({ parts }) => parts.join(' … '));
  const opening = openers
    .filter(({ connector, kind }) => sentences.some((sentence) => (kind === 'adverb' ? opensSentence : opensClause)(connector, sentence)))
    .map(({ connector }) => connector);
  return [...new Set([...clear, ...opening])];
}

/** Do the parts of a connector stand in the text, one after the other? */
const standInOrder = (parts: string[], text: string): boolean =>
  parts.reduce((from, part) => {
    const place = from < 0 ? -1 : text.indexOf(` ${part} `, from);
    return place < 0 ? -1 : place + part.length + 1;
  }, 0) >= 0;

/** "…, um Deutsch zu lernen", not "um acht Uhr zu dir". */
const opensInfinitive = ([opener = '', ...rest]: string[], sentence: string): boolean =>
  opensClause(opener, sentence) && rest.every((part) => wordsOf(sentence).includes(part));

/** What a text of this part joins well with: the same however short the text is, so that leaving out a sentence is no gain. */
const expectedJoins = (section: WritingSection): number => Math.max(2, Math.floor((GOOD_VARIETY * recommendedWords[section]) / 80));

/** Steps down for a share of the expected variety: all of it, half, some, none. */
const stepsFor = (share: number): number => (share >= 1 ? 0 : share >= 0.5 ? 1 : share > 0 ? 2 : 3);

/** Kohärenz: are the sentences joined, and does a letter begin and end as one? */
export function rateCoherence(evidence: WritingEvidence): Criterion {
  const { text, section, corrections } = evidence;
  // With each word as it was meant: what joins must not depend on a slip in writing.
  const sentences = splitSentences(correctedText(text, corrections.filter(({ category }) => SLIPS.has(category)))).filter((sentence) => !isOutside(sentence));
  const name = 'kohaerenz';
  const used = connectorsIn(sentences).length + (sentences.some(hasRelativeClause) ? 1 : 0);
  const failed = corrections.filter(({ category }) => JOIN_ERRORS.has(category)).length;
  const fewConnectors = stepsFor(Math.max(used - failed * FAILED_JOIN, 0) / expectedJoins(section));
  const form = letterForm(text, section);
  const missing = section === 'teil2' ? [] : [...(form.greeting ? [] : ['die Anrede']), ...(form.closing ? [] : ['der Gruß am Ende'])];

  const band = bandAt(fewConnectors + missing.length);
  const joined = {
    none: 'Ihre Sätze sind gut miteinander verbunden.',
    some: 'Verbinden Sie mehr Sätze miteinander, zum Beispiel mit „deshalb“, „außerdem“ oder „weil“.',
    all: 'Ihre Sätze stehen einzeln da. Verbinden Sie sie, zum Beispiel mit „deshalb“, „außerdem“ oder „weil“.',
  }[fewConnectors === 0 ? 'none' : used === 0 ? 'all' : 'some'];
  const formed = missing.length === 0 ? '' : ` Es ${missing.length === 1 ? 'fehlt' : 'fehlen'}: ${missing.join(' und ')}.`;
  return { name, band, reason: joined + formed };
}
