import { PLAN_CURRENCY, plans, type Plan } from '@b1fuchs/contracts';

/** @param language of the words around it @param currency as the provider names it, such as 'eur' */
export function moneyIn(language: 'de' | 'en', cents: number, currency: string = PLAN_CURRENCY): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100);
}

/** The price of a month, which for a longer plan is not paid as such: '€11.66'. */
export const monthlyPriceOf = ({ amountCents, months }: Plan): string => moneyIn('en', amountCents / months);

/** What a plan costs less than as many single months, in whole euros and percent; null where it is no less. */
export function savingOf({ amountCents, months }: Plan): { euros: number; percent: number } | null {
  const singly = plans.monthly.amountCents * months;
  const saved = singly - amountCents;
  return saved <= 0 ? null : { euros: Math.round(saved / 100), percent: Math.round((saved / singly) * 100) };
}
