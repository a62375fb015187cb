import type { WritingFeedback, WritingTask } from '@b1fuchs/contracts';
import { mascotHint } from './mascot-hint.js';
import type { AnalysisResult } from './use-analyses.js';

const nothing = { isReading: false, error: null, result: null };
const words = (count: number): string => Array.from({ length: count }, (_, index) => `Wort${index}`).join(' ');
const hint = (changes: Partial<Parameters<typeof mascotHint>[0]>) => mascotHint({ section: 'teil1', hasTask: true, text: '', analysis: nothing, ...changes });
const withResult = (grade: number, corrections: number, changes: Partial<AnalysisResult> = {}) => {
  const task: WritingTask = { id: 'party', section: 'teil1', title: 'Party', situation: '', points: ['a', 'b', 'c'], expressions: [] };
  const correction = { original: 'mir', corrected: 'mich', explanation: '', translations: { en: '', fa: '' }, category: 'pronoun' as const, offset: 0, length: 3 };
  const feedback: WritingFeedback = {
    grade,
    topicRelevance: '',
    styleAppropriateness: '',
    corrections: Array.from({ length: corrections }, () => correction),
    recommendedExpressions: [],
    suggestions: [],
    overallFeedback: '',
    criteria: [],
  };
  return hint({ text: 'mir', analysis: { ...nothing, result: { text: 'mir', task, feedback, isLocal: false, ...changes } } });
};

test('without a topic the hint is to choose one', () => {
  expect(hint({ hasTask: false }).text).toMatch(/Thema/);
});

test('before the first word each part has its own way to begin', () => {
  expect(hint({}).text).toMatch(/Anrede/);
  expect(hint({ section: 'teil2' }).text).toMatch(/Meinung/);
  expect(hint({ section: 'teil3' }).text).toMatch(/„Sie“/);
});

test('while writing the points matter, from the minimum of words on the second look', () => {
  expect(hint({ text: words(47) }).text).toMatch(/Punkt/);
  expect(hint({ text: words(48) }).text).toMatch(/noch einmal/);
  expect(hint({ section: 'teil3', text: words(24) }).text).toBe(hint({ text: words(48) }).text);
});

test('while waiting the fox thinks, and the page itself has told screen readers so', () => {
  expect(hint({ text: 'mir', analysis: { ...nothing, isReading: true } })).toMatchObject({ state: 'thinking', isAnnounced: true });
});

test('after a failure it says that nothing is lost', () => {
  expect(hint({ text: 'mir', analysis: { ...nothing, error: 'Fehler' } }).text).toMatch(/gespeichert/);
});

test('60 points are celebrated, 59 are encouraged, and what was not found is not spoken of', () => {
  expect(withResult(60, 1)).toMatchObject({ state: 'celebrating', text: expect.stringMatching(/Korrektur/) as string });
  expect(withResult(60, 0)).toMatchObject({ state: 'celebrating', text: expect.stringMatching(/keine Fehler/) as string });
  expect(withResult(59, 1)).toMatchObject({ state: 'speaking', text: expect.stringMatching(/Korrektur/) as string });
  expect(withResult(59, 0).text).not.toMatch(/Korrektur/);
});

test('a result of the browser itself is no reason to celebrate, whatever its grade', () => {
  expect(withResult(85, 0, { isLocal: true })).toMatchObject({ state: 'idle', text: expect.stringMatching(/Server/) as string });
});

test('a text that is being revised is no longer the one that was graded', () => {
  expect(withResult(85, 0, { text: 'mich' }).text).toMatch(/besser geworden/);
});
