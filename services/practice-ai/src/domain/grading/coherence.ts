import type { Criterion } from '@b1fuchs/contracts';
import { connectors } from '@b1fuchs/lexicon';
import { bandAt } from './bands.js';
import type { WritingEvidence } from './evidence.js';
import { letterForm } from './style.js';

/** Connectors that show a link wherever they stand, in lower case. Pairs such as 'nicht nur … sondern auch' count by their first part. */
const clearConnectors = connectors
  .filter(({ ambiguous, kind }) => !ambiguous || kind === 'subordinating')
  .map(({ connector }) => connector.split('…')[0]?.trim() ?? connector)
  .filter((connector) => connector.length > 2);

/** A text of a B1 learner joins its sentences with about this many different connectors per 80 words. */
const GOOD_VARIETY = 4;

/** The different connectors of a text. */
export function connectorsIn(text: string): string[] {
  const padded = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return [...new Set(clearConnectors)].filter((connector) => padded.includes(` ${connector} `));
}

/** Kohärenz: are the sentences joined, and does a letter begin and end as one? */
export function rateCoherence({ text, section, wordCount }: WritingEvidence): Criterion {
  const name = 'kohaerenz';
  const used = connectorsIn(text).length;
  const expected = Math.max(2, Math.round((GOOD_VARIETY * Math.min(wordCount, 80)) / 80));
  const fewConnectors = Math.ceil((Math.max(0, expected - used) / expected) * 3);
  const form = letterForm(text, section);
  const missing = section === 'teil2' ? [] : [...(form.greeting ? [] : ['die Anrede']), ...(form.closing ? [] : ['der Gruß am Ende'])];

  const band = bandAt(fewConnectors + missing.length);
  const joined = {
    none: 'Ihre Sätze sind gut miteinander verbunden.',
    some: 'Verbinden Sie mehr Sätze miteinander, zum Beispiel mit „deshalb“, „außerdem“ oder „weil“.',
    all: 'Ihre Sätze stehen einzeln da. Verbinden Sie sie, zum Beispiel mit „deshalb“, „außerdem“ oder „weil“.',
  }[fewConnectors === 0 ? 'none' : used === 0 ? 'all' : 'some'];
  const formed = missing.length === 0 ? '' : ` Es fehlt: ${missing.join(' und ')}.`;
  return { name, band, reason: joined + formed };
}
