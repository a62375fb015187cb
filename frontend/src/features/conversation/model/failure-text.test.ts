import { HttpError, NetworkError } from '../../../lib/http-error.js';
import { failureText, isMissing } from './failure-text.js';

const answer = (status: number, code: string, message: string): HttpError => new HttpError(status, 'x', JSON.stringify({ code, message }));

describe('a message that was not sent', () => {
  test('shows why the server refused it', () => {
    expect(failureText(answer(402, 'MEMBERSHIP_REQUIRED', 'Your free trial has ended.'), 'Fehler')).toBe('Your free trial has ended.');
    expect(failureText(answer(409, 'CONVERSATION_ENDED', 'Das Gespräch ist zu Ende.'), 'Fehler')).toBe('Das Gespräch ist zu Ende.');
  });

  test.each([
    ['a server that is away', answer(503, 'SERVICE_UNAVAILABLE', 'away')],
    ['a page of a proxy', new HttpError(413, 'Content Too Large', '<html></html>')],
    ['no connection', new NetworkError(new TypeError('Failed to fetch'))],
    ['an answer of another shape', new Error('expected string')],
  ])('shows one sentence for %s', (_what, error) => {
    expect(failureText(error, 'Fehler beim Senden')).toBe('Fehler beim Senden');
  });
});

test('an address that leads to no conversation is known by its answer', () => {
  expect(isMissing(answer(404, 'CONVERSATION_NOT_FOUND', 'weg'))).toBe(true);
  expect(isMissing(answer(503, 'SERVICE_UNAVAILABLE', 'away'))).toBe(false);
  expect(isMissing(new NetworkError(new TypeError('Failed to fetch')))).toBe(false);
});
