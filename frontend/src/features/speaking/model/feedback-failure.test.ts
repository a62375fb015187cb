import { HttpError, NetworkError } from '../../../lib/http-error.js';
import { feedbackFailure } from './feedback-failure.js';

const answer = (status: number, code: string, message: string): HttpError => new HttpError(status, '', JSON.stringify({ code, message }));

test.each([
  ['what the server said', answer(503, 'ANALYSIS_UNAVAILABLE', 'Bitte später.'), 'Failed to analyze speaking: Bitte später.'],
  ['the membership’s sentence alone', answer(402, 'MEMBERSHIP_REQUIRED', 'Bitte wählen Sie eine Mitgliedschaft.'), 'Bitte wählen Sie eine Mitgliedschaft.'],
  ['one sentence without a connection', new NetworkError(new TypeError('Failed to fetch')), 'Failed to generate feedback'],
  ['one sentence for a page of a proxy', new HttpError(502, 'Bad Gateway', '<html>'), 'Failed to generate feedback'],
])('feedback that failed shows %s', (_what, error, text) => {
  expect(feedbackFailure(error).text).toBe(text);
});
