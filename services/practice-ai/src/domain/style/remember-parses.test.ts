import type { ParsedSentence } from '../../clients/dependency-parser.js';
import { rememberParses } from './remember-parses.js';

/** One token a line, and what was asked for. */
function wordParser() {
  const asked: string[] = [];
  const parse = (text: string): Promise<ParsedSentence[]> => {
    asked.push(text);
    return Promise.resolve([...text.matchAll(/\S[^\n]*/gu)].map((line) => ({
      tokens: [{ index: 1, text: line[0], offset: line.index, length: line[0].length, pos: 'X' }],
      dependencies: [],
    })));
  };
  return { asked, parse };
}

const places = (parsed: readonly ParsedSentence[]) => parsed.map(({ tokens: [token] }) => [token?.text, token?.offset]);

describe('a parser that remembers', () => {
  test('asks for each line once and gives its places in each text', async () => {
    const { asked, parse } = wordParser();
    const parser = rememberParses({ parse });
    expect(places(await parser.parse('eins\n\nzwei\n\neins'))).toEqual([['eins', 0], ['zwei', 6], ['eins', 12]]);
    expect(places(await parser.parse('drei\n\nzwei'))).toEqual([['drei', 0], ['zwei', 6]]);
    expect(places(await parser.parse('zwei'))).toEqual([['zwei', 0]]);
    expect(asked).toEqual(['eins\nzwei', 'drei']);
  });

  test('leaves out lines without a sentence and asks again after a failure', async () => {
    const { parse } = wordParser();
    let down = true;
    const parser = rememberParses({ parse: async (text) => (down ? Promise.reject(new Error('away')) : parse(text)) });
    await expect(parser.parse('eins')).rejects.toThrow('away');
    down = false;
    expect(places(await parser.parse(' \n\neins'))).toEqual([['eins', 3]]);
  });
});
