const formats = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

/** Euro cents as English writes them: '€14.99'. */
export const eurosOf = (cents: number): string => formats.format(cents / 100);
