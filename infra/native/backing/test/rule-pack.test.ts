import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { type GrammarEngine, readyCheck, someGrammarEngine } from './support/grammar-process.js';
import { endLeftovers } from './support/java-process.js';
import { ruleExamples } from './support/rule-examples.js';

const answerSchema = z.object({
  matches: z.array(
    z.object({
      offset: z.number(),
      length: z.number(),
      message: z.string(),
      rule: z.object({ id: z.string() }),
      replacements: z.array(z.object({ value: z.string() })),
    }),
  ),
});

type Match = z.infer<typeof answerSchema>['matches'][number];

let engine: GrammarEngine;

beforeAll(async () => {
  engine = await someGrammarEngine();
}, 320_000);

afterAll(endLeftovers);

afterAll(async () => {
  await engine.stop();
});

/** As the product asks, with all other rules at work: what a learner would be shown. */
async function check(text: string): Promise<Match[]> {
  const answer = await fetch(`${engine.url}/v2/check`, {
    method: 'POST',
    body: new URLSearchParams({ ...readyCheck, text }),
  });
  return answerSchema.parse(await answer.json()).matches;
}

const rules = ruleExamples();

test('every rule has wrong and right examples, and an id of ours', () => {
  expect(rules.length).toBeGreaterThanOrEqual(60);
  expect(rules.filter((rule) => rule.wrong.length === 0 || rule.right.length === 0)).toEqual([]);
  expect(rules.filter((rule) => !rule.id.startsWith('B1_'))).toEqual([]);
});

describe.each([...new Set(rules.map((rule) => rule.id))])('%s', (id) => {
  const own = rules.filter((rule) => rule.id === id);

  test('finds its wrong examples and corrects them as named', async () => {
    for (const { text, offset, marked, corrections } of own.flatMap((rule) => rule.wrong)) {
      const found = (await check(text)).filter((match) => match.rule.id === id);
      expect(found.map((match) => [text.slice(match.offset, match.offset + match.length), match.offset])).toEqual([
        [marked, offset],
      ]);
      expect(found[0]?.replacements.map((replacement) => replacement.value)).toEqual(corrections);
    }
  });

  test('leaves its right examples and its corrected ones alone', async () => {
    const corrected = own
      .flatMap((rule) => rule.wrong)
      .map(({ text, offset, marked, corrections }) => {
        return text.slice(0, offset) + (corrections[0] ?? '') + text.slice(offset + marked.length);
      });
    for (const text of [...own.flatMap((rule) => rule.right), ...corrected]) {
      expect([text, (await check(text)).filter((match) => match.rule.id.startsWith('B1_'))]).toEqual([text, []]);
    }
  });
});
