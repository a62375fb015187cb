import type { Sentence, Word } from '../../grammar/sentence.js';
import type { StyleContext, StyleRule } from '../style-rule.js';
import { exclamations } from './exclamations.js';
import { particleRule } from './particles.js';
import { phraseRule } from './phrases.js';

/** A sentence whose words carry no readings: enough for rules that look at the words alone. */
function sentenceOf(text: string): Sentence {
  const words = [...text.matchAll(/[\p{L}]+|[^\s\p{L}]/gu)].map(
    ({ 0: word, index: start }, index): Word => ({ index, start, end: start + word.length, text: word, lower: word.toLowerCase(), pos: 'X', relation: 'dep', head: -1, readings: [], all: [] }),
  );
  return { text, words };
}

const noForms: StyleContext['forms'] = () => Promise.resolve([]);

async function changed(rule: StyleRule, text: string, style: StyleContext['style'] = 'academic'): Promise<string> {
  const edits = await rule.find(sentenceOf(text), { style, forms: noForms });
  return [...edits].sort((one, other) => other.from - one.from).reduce((result, { from, to, replacement }) => result.slice(0, from) + replacement + result.slice(to), text);
}

describe('marks at the end', () => {
  test.each([
    ['Das ist wichtig!', 'academic', 'Das ist wichtig.'],
    ['Das ist wichtig!!! ', 'formal', 'Das ist wichtig. '],
    ['Das ist wichtig !!', 'formal', 'Das ist wichtig .'],
    ['Das ist wichtig!', 'formal', 'Das ist wichtig!'],
    ['Ist das wichtig?!', 'academic', 'Ist das wichtig?!'],
    ['Das ist!! wichtig', 'academic', 'Das ist!! wichtig'],
  ] as const)('%j in a text that is %s: %j', async (text, style, calm) => {
    expect(await changed(exclamations, text, style)).toBe(calm);
  });

  test('are looked for in no time behind a wall of them', () => {
    const text = `Ich komme ${'!'.repeat(10_000)}, oder`;
    const sentence: Sentence = { text, words: sentenceOf('Ich komme oder').words };
    const started = performance.now();
    void exclamations.find(sentence, { style: 'academic', forms: noForms });
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe('phrases', () => {
  test.each([
    ['Man kann nicht alles auf einmal lernen.', 'Man kann nicht alles auf einmal lernen.'],
    ['Dann war auf einmal das Licht aus.', 'Dann war plötzlich das Licht aus.'],
    ['Zum Schluss des Films stirbt er.', 'Zum Schluss des Films stirbt er.'],
    ['Zum Schluss stirbt er.', 'Abschließend stirbt er.'],
  ])('%s → %s', async (text, better) => {
    expect(await changed(phraseRule, text)).toBe(better);
  });
});

describe('sounds at the start', () => {
  test.each([
    ['Klar, dass ich Ihnen helfe.', 'Klar, dass ich Ihnen helfe.'],
    ['Okay, wenn du das willst.', 'Okay, wenn du das willst.'],
    ['Klar, ich helfe Ihnen gern.', 'Ich helfe Ihnen gern.'],
  ])('%s → %s', async (text, better) => {
    expect(await changed(particleRule, text)).toBe(better);
  });
});
