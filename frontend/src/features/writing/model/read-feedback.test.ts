import { readFeedback, readGrade, UnreadableFeedbackError } from './read-feedback.js';

test.each([
  [72, 72],
  [0, 0],
  [7.25, 73],
  [10, 100],
  [10.4, 10],
  ['85', 85],
  ['sehr gut', 50],
  ['', 50],
  [null, 50],
  [undefined, 50],
  [Number.NaN, 50],
  [140, 100],
  [-5, 0],
])('the grade %p counts as %i of 100', (grade, expected) => {
  expect(readGrade(grade)).toBe(expected);
});

describe('an answer of the analysis', () => {
  test.each([null, 'gut', 7, [[]]])('%p is refused for its format', (answer) => {
    expect(() => readFeedback(answer)).toThrow('ungültiges Format');
  });

  test.each([{}, { corrections: null }, { corrections: {} }])('%p is refused for its missing corrections', (answer) => {
    expect(() => readFeedback(answer)).toThrow(
      new UnreadableFeedbackError('Die Antwort vom Server enthält keine Korrekturen. Bitte versuchen Sie es später erneut.'),
    );
  });

  test('with nothing but corrections it is shown with what it has', () => {
    const feedback = readFeedback({ corrections: [{ original: 'mir', corrected: 'mich' }, 'unreadable'] });
    expect(feedback).toEqual({
      grade: 50,
      topicRelevance: '',
      styleAppropriateness: '',
      corrections: [{ original: 'mir', corrected: 'mich', explanation: '', translations: { en: '', fa: '' }, category: 'word-choice', offset: 0, length: 0 }],
      recommendedExpressions: [],
      suggestions: [],
      overallFeedback: '',
      criteria: [],
    });
  });

  test('in full shape it comes through unchanged', () => {
    const answer = {
      grade: 72,
      topicRelevance: 'Ja.',
      styleAppropriateness: 'Passt.',
      corrections: [{ original: 'mir', corrected: 'mich', explanation: 'Akkusativ.', translations: { en: 'Accusative.', fa: 'آکوزاتیو.' }, category: 'case', offset: 10, length: 3 }],
      recommendedExpressions: [{ expression: 'a', usage: 'b', example: 'c' }],
      suggestions: [{ title: 'a', content: 'b' }],
      overallFeedback: 'Gut.',
      criteria: [{ name: 'kohaerenz', band: 'B', reason: 'Weil.' }],
    };
    expect(readFeedback(answer)).toEqual(answer);
  });
});

test('what the server says about how the feedback came about is kept, as far as it is text', () => {
  expect(readFeedback({ corrections: [], notice: 'Der KI-Anbieter war nicht erreichbar.' }).notice).toBe('Der KI-Anbieter war nicht erreichbar.');
  expect(readFeedback({ corrections: [], notice: 7 }).notice).toBeUndefined();
});
