/** Euro cents of what was typed, such as '4.99', '4,99' or '5'; undefined for anything that is no amount. */
export function centsOf(typed: string): number | undefined {
  const [, euros, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/u.exec(typed.trim().replace(/^€\s*|\s*€$/gu, '')) ?? [];
  return euros === undefined ? undefined : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** An amount as it is typed: 1499 is '14.99'. */
export const typedAmount = (cents: number): string => (cents / 100).toFixed(2);
