import { HttpError, NetworkError } from '../../../lib/http-error.js';
import { analysisFailure } from './analysis-failure.js';
import { UnreadableFeedbackError } from './read-feedback.js';

const message = (text: string) => ({ kind: 'message', message: text });

test('an answer with an error status shows its own message', () => {
  const body = JSON.stringify({ code: 'ANALYSIS_UNAVAILABLE', message: 'Die Grammatikprüfung ist gerade nicht erreichbar.', requestId: 'r' });
  expect(analysisFailure(new HttpError(503, 'HTTP error! status: 503', body))).toEqual(message('Die Grammatikprüfung ist gerade nicht erreichbar.'));
});

test('a server that can not be reached at all leads to local feedback', () => {
  expect(analysisFailure(new NetworkError(new TypeError('Failed to fetch')))).toEqual({ kind: 'unreachable' });
});

test('a time-out says so and is not taken for an unreachable server', () => {
  const timeout = new DOMException('signal timed out', 'TimeoutError');
  const expected = message('Die Anfrage hat zu lange gedauert. Bitte versuchen Sie es später erneut.');
  expect(analysisFailure(new NetworkError(timeout))).toEqual(expected);
  expect(analysisFailure(timeout)).toEqual(expected);
});

test('an unreadable answer shows its own sentence, anything else is named as an error of the analysis', () => {
  expect(analysisFailure(new UnreadableFeedbackError('Kein Feedback.'))).toEqual(message('Kein Feedback.'));
  expect(analysisFailure(new Error('kaputt'))).toEqual(message('Fehler bei der Analyse: kaputt'));
});
