import type { GrammarEngine } from '../src/clients/grammar-engine.js';

export interface Finding {
  rule: string;
  words: string;
  /** The whole line in which the words stand. */
  line: string;
}

/** What the engine finds in texts, which are sent as paragraphs of one. */
export async function findingsIn(engine: GrammarEngine, texts: string[]): Promise<Finding[]> {
  const page = texts.join('\n\n');
  const { matches } = await engine.check(page);
  return matches.map(({ rule, offset, length }) => ({
    rule: rule.id,
    words: page.slice(offset, offset + length),
    line: page.slice(page.lastIndexOf('\n', offset) + 1).split('\n', 1)[0] ?? '',
  }));
}
