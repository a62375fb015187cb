/** How many pages there are; an empty list has one, which is empty. */
export const pagesOf = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));
