/** 600 px high (spec 2, section 2.4); on lower screens so much less that the field to write in stays in sight. */
export const chatHeight = 'h-[min(600px,calc(100dvh-10.5rem))] min-h-84 sm:h-[min(600px,calc(100dvh-12rem))]';

export const chatCard = `flex flex-col rounded-card border border-grey-2 bg-sheet shadow-soft ${chatHeight}`;
