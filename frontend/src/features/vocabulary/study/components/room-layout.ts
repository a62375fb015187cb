/** The card, and beside it (on narrow screens below it) the figures. */
export const roomLayout = 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-start lg:gap-8';
