/** The newest this many grades make the small line. */
export const SPARKLINE_RESULTS = 12;
export const SPARKLINE_WIDTH = 240;
export const SPARKLINE_HEIGHT = 64;
/** Room for the dot at the end. */
const MARGIN = 6;

/** The height of a grade of 100 on the small line, from its top. */
export const sparklineY = (grade: number): number => MARGIN + (1 - Math.min(100, Math.max(0, grade)) / 100) * (SPARKLINE_HEIGHT - 2 * MARGIN);

/** The newest grades, oldest first, as corners of a line that ends at the right; a single one lies at the end. */
export function sparklinePoints(grades: readonly number[]): { x: number; y: number }[] {
  const shown = grades.slice(-SPARKLINE_RESULTS);
  const step = shown.length < 2 ? 0 : (SPARKLINE_WIDTH - 2 * MARGIN) / (shown.length - 1);
  return shown.map((grade, index) => ({ x: SPARKLINE_WIDTH - MARGIN - step * (shown.length - 1 - index), y: sparklineY(grade) }));
}

/** Grades in words, for who does not see the line. @param grades oldest first, at least one */
export function sparklineWords(grades: readonly number[]): string {
  const [last = 0, ...earlier] = grades.slice(-SPARKLINE_RESULTS).toReversed();
  return earlier.length === 0 ? `Übungsbewertung ${last} von 100.` : `Letzte Übungsbewertung ${last} von 100, davor ${earlier.join(', ')}.`;
}
