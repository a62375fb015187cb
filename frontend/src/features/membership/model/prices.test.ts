import { plans } from '@b1fuchs/contracts';
import { moneyIn, monthlyPriceOf, savingOf } from './prices.js';

test('prices are shown as the specification has them', () => {
  expect([plans.monthly, plans.quarterly].map(({ amountCents }) => moneyIn('en', amountCents))).toEqual(['€14.99', '€34.99']);
  expect(moneyIn('de', 3_499).replace(/\s/u, ' ')).toBe('34,99 €');
});

test('three months are about 11.66 a month and save 10 euros, 22 percent', () => {
  expect(monthlyPriceOf(plans.quarterly)).toBe('€11.66');
  expect(savingOf(plans.quarterly)).toEqual({ euros: 10, percent: 22 });
});

test('a single month saves nothing', () => {
  expect(savingOf(plans.monthly)).toBeNull();
});
