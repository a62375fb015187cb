import { sparklinePoints, sparklineWords, sparklineY } from './sparkline.js';

test('the line goes from the left edge to the right one, high grades high', () => {
  expect(sparklinePoints([0, 50, 100])).toEqual([
    { x: 6, y: 58 },
    { x: 120, y: 32 },
    { x: 234, y: 6 },
  ]);
});

test('a single grade lies at the end, and none makes no line', () => {
  expect(sparklinePoints([50])).toEqual([{ x: 234, y: 32 }]);
  expect(sparklinePoints([])).toEqual([]);
});

test('only the newest twelve are drawn and told', () => {
  const grades = Array.from({ length: 20 }, (_, index) => index);
  expect(sparklinePoints(grades)).toHaveLength(12);
  expect(sparklineWords(grades)).toBe('Letzte Übungsbewertung 19 von 100, davor 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8.');
  expect(sparklineWords([71])).toBe('Übungsbewertung 71 von 100.');
});

test('no grade leaves the picture', () => {
  expect(sparklineY(140)).toBe(sparklineY(100));
  expect(sparklineY(-3)).toBe(sparklineY(0));
});
