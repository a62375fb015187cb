import { correctionKey, sentenceDigest, withdrawnBy, type Withdrawal } from './withdrawn.js';

const mir = { rule: 'pronoun-case', original: 'mir', corrected: 'mich' };
const everywhere: Withdrawal = { ...mir, scope: 'words', sentences: [] };
const here: Withdrawal = { ...mir, scope: 'sentence', sentences: [sentenceDigest('Er hilft  mir.')] };

test('what was taken back wherever its words stand is known without a sentence; other words and other rules are not', () => {
  const isWithdrawn = withdrawnBy([everywhere]);
  expect(isWithdrawn(mir)).toBe(true);
  expect(isWithdrawn(mir, 'Ich freue mir.')).toBe(true);
  expect(isWithdrawn({ ...mir, rule: 'noun-phrase-case' })).toBe(false);
  expect(isWithdrawn({ ...mir, original: 'dir' })).toBe(false);
  expect(isWithdrawn({ ...mir, corrected: 'mein' })).toBe(false);
});

test('what was taken back in a sentence holds in every other one, and its spaces do not matter', () => {
  const isWithdrawn = withdrawnBy([here]);
  expect(isWithdrawn(mir, ' Er hilft\nmir.')).toBe(true);
  expect(isWithdrawn(mir, 'Ich freue mir.')).toBe(false);
  expect(isWithdrawn(mir)).toBe(false);
});

test('a model proposes nothing that was taken back of any rule', () => {
  expect(withdrawnBy([everywhere])({ ...mir, rule: 'language-model' })).toBe(true);
  expect(withdrawnBy([here])({ ...mir, rule: 'language-model' }, 'Er hilft mir.')).toBe(true);
});

test('what was reported before corrections named their rule is taken back of any', () => {
  expect(withdrawnBy([{ ...everywhere, rule: 'unknown' }])(mir)).toBe(true);
  expect(correctionKey({ original: 'a', corrected: 'b' })).toBe(correctionKey({ rule: 'unknown', original: 'a', corrected: 'b' }));
});
