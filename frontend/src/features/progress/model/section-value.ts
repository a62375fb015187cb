/** The value of a section's bar: total score divided by 10, times 10, capped at 100 (spec 1, section 9). */
export function sectionValue(totalScore: number): number {
  return Math.min(100, Math.max(0, (totalScore / 10) * 10));
}
