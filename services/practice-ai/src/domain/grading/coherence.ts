import type { Criterion } from '@b1fuchs/contracts';
import { connectors } from '@b1fuchs/lexicon';
import { bandAt } from './bands.js';
import { hasRelativeClause, opensClause, opensSentence } from './clauses.js';
import type { WritingEvidence } from './evidence.js';
import { wordsOf } from './sentences.js';
import { letterForm } from './style.js';

/** Connectors that show a link wherever they stand, in lower case, with both parts of a pair (nicht nur, sondern auch). */
const clearConnectors = connectors.filter(({ ambiguous }) => !ambiguous).map(({ connector }) => connector.split('…').map((part) => part.trim()));
/**
 * Words that show one only where they open a clause or a sentence: "seit ich hier wohne", not "seit zwei Jahren".
 * "und" shows none: every text has it, between words as between clauses.
 */
const openers = connectors.filter(({ ambiguous, connector }) => ambiguous && connector !== 'und' && connector !== 'auch');

/** A text of a B1 learner joins its sentences in about this many different ways per 80 words. */
const GOOD_VARIETY = 4;

/** The different connectors of some sentences. */
export function connectorsIn(sentences: string[]): string[] {
  const padded = ` ${wordsOf(sentences.join(' ')).join(' ')} `;
  const clear = clearConnectors.filter((parts) => parts.every((part) => padded.includes(` ${part} `))).map((parts) => parts.join(' … '));
  const opening = openers
    .filter(({ connector, kind }) => sentences.some((sentence) => (kind === 'adverb' ? opensSentence : opensClause)(connector, sentence)))
    .map(({ connector }) => connector);
  return [...new Set([...clear, ...opening])];
}

/** Steps down for a share of the expected variety: all of it, half, some, none. */
const stepsFor = (share: number): number => (share >= 1 ? 0 : share >= 0.5 ? 1 : share > 0 ? 2 : 3);

/** Kohärenz: are the sentences joined, and does a letter begin and end as one? */
export function rateCoherence({ text, section, wordCount, sentences }: WritingEvidence): Criterion {
  const name = 'kohaerenz';
  const used = connectorsIn(sentences).length + (sentences.some(hasRelativeClause) ? 1 : 0);
  const expected = Math.max(2, Math.floor((GOOD_VARIETY * Math.min(wordCount, 80)) / 80));
  const fewConnectors = stepsFor(used / expected);
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
