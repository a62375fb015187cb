/** Points for an exercise: 10 for finishing it, and a tenth of its grade of 100 (docs/progress.md). */
export const pointsFor = (score: number | null): number => 10 + Math.round((score ?? 0) / 10);
