import type { WritingSection } from '@b1fuchs/contracts';
import { localGrade, topicShare } from './local-grade.js';

/** A text of `count` different words that contains these of the topic. */
const textWith = (topicWords: string[], count: number): string =>
  [...topicWords, ...Array.from({ length: count - topicWords.length }, (_, index) => `xy${index}`)].join(' ');
const topic = (count: number): string[] => Array.from({ length: count }, (_, index) => `thema${String.fromCharCode(97 + index)}`);
const grade = (matched: number, of: number, count: number, section: WritingSection = 'teil1'): number =>
  localGrade({ text: textWith(topic(of).slice(0, matched), count), topic: topic(of).join(' '), section });

test('an empty text is worth 20 and filler 30', () => {
  expect(localGrade({ text: ' \n', topic: 'Kino', section: 'teil1' })).toBe(20);
  expect(localGrade({ text: `Kino Beispieltext ${textWith([], 80)}`, topic: 'Kino', section: 'teil1' })).toBe(30);
});

test.each([
  // matched topic words, of, words written, grade
  [7, 10, 64, 85],
  [7, 10, 63, 75],
  [10, 10, 200, 85],
  [5, 10, 64, 75],
  [5, 10, 63, 70],
  [6, 10, 63, 70],
  [1, 4, 80, 65],
  [2, 10, 80, 55],
  // just below a tier and on its edge
  [9, 13, 64, 75],
  [4, 9, 80, 65],
  [2, 8, 80, 65],
  [2, 9, 80, 55],
  [1, 9, 80, 55],
  [1, 10, 80, 45],
  [1, 20, 80, 45],
  [0, 10, 80, 35],
])('%i of %i topic words in a text of %i words are worth %i', (matched, of, count, expected) => {
  expect(grade(matched, of, count)).toBe(expected);
});

test.each([
  [31, 35],
  [32, 50],
  [47, 50],
  [48, 75],
])('a text of %i of 80 words on the topic is capped to %i', (count, expected) => {
  expect(grade(10, 10, count)).toBe(expected);
});

test('part 3 asks for half as many words', () => {
  expect(grade(10, 10, 32, 'teil3')).toBe(85);
  expect(grade(10, 10, 23, 'teil3')).toBe(50);
  expect(grade(10, 10, 15, 'teil3')).toBe(35);
});

test('a cap never raises a grade', () => {
  expect(grade(0, 10, 40)).toBe(35);
});

test('short words do not count as topic words, and matching ignores case', () => {
  expect(topicShare('wir gehen zum arzt', 'Party zum Einzug')).toBe(0);
  expect(topicShare('Eine große PARTY!', 'Party zum Einzug')).toBe(0.5);
  expect(topicShare('Auto und du', 'Du und ich')).toBeCloseTo(2 / 3);
});

test('more words of the topic or a longer text never lower a grade, and every grade is one of the tiers', () => {
  const lengths = [15, 24, 31, 32, 47, 48, 63, 64, 80, 200];
  for (const words of [1, 2, 3, 7, 10]) {
    const byMatches = Array.from({ length: words + 1 }, (_, matched) => lengths.map((count) => grade(matched, words, count)));
    for (const [matched, row] of byMatches.entries()) {
      expect(row).toEqual(row.toSorted((a, b) => a - b));
      const fewer = byMatches[matched - 1] ?? row.map(() => 0);
      row.forEach((one, index) => expect(one).toBeGreaterThanOrEqual(fewer[index] ?? 0));
      for (const one of row) expect([35, 45, 50, 55, 65, 70, 75, 85]).toContain(one);
    }
  }
});
