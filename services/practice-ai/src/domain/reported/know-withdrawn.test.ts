import { createKnowWithdrawn } from './know-withdrawn.js';
import type { Withdrawal } from './withdrawn.js';

const mir = { rule: 'pronoun-case', original: 'mir', corrected: 'mich' };

test('is asked for once in two seconds, and again after a failure', async () => {
  const clock = { ms: 0 };
  const answers: (Withdrawal[] | Error)[] = [[], new Error('away'), [{ ...mir, scope: 'words', sentences: [] }]];
  let asked = 0;
  const know = createKnowWithdrawn(
    {
      withdrawals: () => {
        const answer = answers[asked] ?? [];
        asked += 1;
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
    },
    () => clock.ms,
  );
  expect((await know())(mir)).toBe(false);
  clock.ms = 1_999;
  await know();
  expect(asked).toBe(1);
  clock.ms = 2_000;
  await expect(know()).rejects.toThrow('away');
  expect((await know())(mir)).toBe(true);
});
