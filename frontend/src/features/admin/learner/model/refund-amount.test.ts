import { centsOf, typedAmount } from './refund-amount.js';

test.each([
  ['14.99', 1_499],
  ['14,99', 1_499],
  [' 5 ', 500],
  ['0,5', 50],
  ['€ 3.10', 310],
  ['3,10 €', 310],
])('%s is %i cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

test.each(['', 'all', '-5', '1.999', '1.000,00', '1e3', '.5'])('%j is no amount', (typed) => {
  expect(centsOf(typed)).toBeUndefined();
});

test('an amount is typed as it is read', () => {
  for (const cents of [1, 50, 999, 3_499]) expect(centsOf(typedAmount(cents))).toBe(cents);
});
