import { speakingStageSchema } from '@b1fuchs/contracts';
import { expressions } from '@b1fuchs/lexicon';
import { recommendable, recommendExpressions } from './recommend-expressions.js';

const named = (...args: Parameters<typeof recommendExpressions>): string[] => recommendExpressions(...args).map(({ expression }) => expression);

describe('expressions for the next time', () => {
  test('are all in the lexicon, and none is for letters or a friend', () => {
    for (const name of recommendable) {
      const entry = expressions.find(({ expression }) => expression === name);
      expect(entry).toBeDefined();
      expect(`${entry?.expression ?? ''} ${entry?.usage ?? ''}`).not.toMatch(/Brief|Forum|Beitrag|geschrieben|Freund|(?:^|\s)(?:du|dir|dich|dein\w*)(?:\s|$)/u);
    }
  });

  test.each(speakingStageSchema.options)('are three to five for %s, whatever was said', (kind) => {
    for (const said of [[], ['Ich mag Katzen.'], recommendable.map((expression) => expression.replaceAll('…', 'so'))]) {
      const count = named(kind, said).length;
      expect(count).toBeLessThanOrEqual(5);
      if (said.length < 2) expect(count).toBeGreaterThanOrEqual(3);
    }
  });

  test('are of what somebody did not do, and not what they said already', () => {
    expect(named('planning', [])).toEqual(['Ich schlage vor, dass wir …', 'Ich finde auch, dass …', 'Ich sehe das anders, …', 'Würde Ihnen … passen?', 'Ich kann gern … mitbringen.']);
    const said = ['Wir könnten am Samstag feiern.', 'Das passt mir gut.', 'Soll ich einen Kuchen backen?'];
    expect(named('planning', said)).toEqual(['Ich sehe das anders, …', 'Ich kann gern … mitbringen.', 'Ich schlage vor, dass wir …']);
  });

  test('count as said only with all their parts in order', () => {
    expect(named('intro', ['Vor drei Jahren kam ich seit gestern.'])).toContain('Seit … Jahren …');
    expect(named('intro', ['Seit drei Jahren wohne ich hier.'])).not.toContain('Seit … Jahren …');
  });
});
