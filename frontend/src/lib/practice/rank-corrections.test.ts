import type { ErrorCategory } from '@b1fuchs/contracts';
import { rankCorrections } from './rank-corrections.js';

function ranked(categories: ErrorCategory[]) {
  const { first, others } = rankCorrections(categories.map((category, index) => ({ number: index + 1, correction: { category } })));
  return { first: first.map((entry) => entry.number), others: others.map((entry) => entry.number) };
}

test('the two gravest kinds come first, the others follow in the order of the text', () => {
  expect(ranked(['capitalization', 'case', 'punctuation', 'verb-position', 'spelling'])).toEqual({ first: [4, 2], others: [1, 3, 5] });
});

test('the second one shown is of another kind than the first', () => {
  expect(ranked(['verb-form', 'verb-form', 'spelling'])).toEqual({ first: [1, 3], others: [2] });
});

test('one kind alone still shows two, and fewer corrections show what there is', () => {
  expect(ranked(['case', 'case', 'case'])).toEqual({ first: [1, 2], others: [3] });
  expect(ranked(['case'])).toEqual({ first: [1], others: [] });
  expect(ranked([])).toEqual({ first: [], others: [] });
});
