import { adjectives } from './adjectives.js';
import { nouns } from './nouns.js';
import { phrases } from './phrases.js';
import { verbs } from './verbs.js';

describe('the register lexicon', () => {
  const entries = [...adjectives, ...nouns, ...phrases, ...verbs];

  test('has at least 80 entries, each for some style', () => {
    expect(entries.length).toBeGreaterThanOrEqual(80);
    for (const { styles } of entries) expect(styles.length).toBeGreaterThan(0);
  });

  test('never offers in a style a word that it replaces there', () => {
    for (const { to, styles } of entries) {
      for (const style of styles) expect(entries.filter((other) => other.from === to.toLowerCase() && other.styles.includes(style))).toEqual([]);
    }
  });
});
