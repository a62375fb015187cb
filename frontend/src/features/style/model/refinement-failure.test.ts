import { HttpError, NetworkError } from '../../../lib/http-error.js';
import { refinementFailure } from './refinement-failure.js';

describe('a refinement that failed', () => {
  test('shows what the server said', () => {
    const body = JSON.stringify({ code: 'TEXT_TOO_LONG', message: 'Ihr Text ist zu lang.' });
    expect(refinementFailure(new HttpError(413, 'Content Too Large', body))).toBe('Ihr Text ist zu lang.');
  });

  test.each([
    ['a page of a proxy', new HttpError(502, 'Bad Gateway', '<html></html>')],
    ['no connection', new NetworkError(new TypeError('Failed to fetch'))],
    ['an answer of another shape', new Error('expected string')],
  ])('shows one sentence for %s', (_what, error) => {
    expect(refinementFailure(error)).toBe('Fehler bei der Stilverbesserung');
  });
});
