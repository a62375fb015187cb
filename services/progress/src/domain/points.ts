/** Points for an exercise: 10 for finishing it, and a tenth of its score of 100. */
export const pointsFor = (score: number | undefined): number => 10 + Math.round((score ?? 0) / 10);
