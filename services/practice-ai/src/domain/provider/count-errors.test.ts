import type { GrammarMatch } from '../../clients/grammar-engine.js';
import { countErrors } from './count-errors.js';

const match = (offset: number, category = 'GRAMMAR', id = 'SOME_RULE'): GrammarMatch => ({
  message: '',
  offset,
  length: 2,
  replacements: [],
  rule: { id, issueType: 'grammar', category: { id: category } },
});

describe('counting errors', () => {
  test('asks once for all sentences and counts for each what speaks against it', async () => {
    const asked: string[] = [];
    const check = (text: string) => {
      asked.push(text);
      const matches = [match(0), match(4), match(11), match(12, 'STYLE'), match(13, 'GRAMMAR', 'DE_PHRASE_REPETITION'), match(22)];
      return Promise.resolve({ matches, sentenceRanges: [] });
    };
    expect(await countErrors(['Ich geht.', 'Du\ngehst.', 'Er gehe.'], { check })).toEqual([2, 1, 1]);
    expect(asked).toEqual(['Ich geht.\n\nDu gehst.\n\nEr gehe.']);
  });

  test('asks nothing about nothing', async () => {
    const check = () => Promise.reject(new Error('asked'));
    expect(await countErrors([], { check })).toEqual([]);
  });
});
