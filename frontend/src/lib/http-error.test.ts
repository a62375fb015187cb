import { HttpError, NetworkError, userMessageOf } from './http-error.js';

const body = JSON.stringify({
  code: 'USERNAME_TAKEN',
  message: 'This username is already taken.',
  requestId: 'r-1',
  details: { username: 'taken', other: 3 },
});

describe('an answer that is not OK', () => {
  test('from 500 on is named by its status and status text', () => {
    expect(new HttpError(503, 'Service Unavailable', body).message).toBe('503: Service Unavailable');
  });

  test('below 500 is named by its status and the body as it came', () => {
    expect(new HttpError(409, 'Conflict', body).message).toBe(`409: ${body}`);
  });

  test('shows a person the message of the body, with 4xx and with 5xx', () => {
    expect(new HttpError(409, 'Conflict', body).userMessage).toBe('This username is already taken.');
    expect(new HttpError(503, 'Service Unavailable', body).userMessage).toBe('This username is already taken.');
  });

  test('carries code, request id and what is wrong with which field', () => {
    const error = new HttpError(409, 'Conflict', body);
    expect(error).toMatchObject({ status: 409, code: 'USERNAME_TAKEN', requestId: 'r-1', details: { username: 'taken' } });
  });

  test('with a plain sentence shows the sentence', () => {
    expect(new HttpError(400, 'Bad Request', 'Please choose a topic.').userMessage).toBe('Please choose a topic.');
  });

  test.each(['<html><body>Bad gateway</body></html>', '{"error": 1}', '["a"]', '"text"', 'x'.repeat(400)])(
    'never shows raw markup, JSON or pages of text: %s',
    (text) => {
      expect(new HttpError(400, 'Bad Request', text).userMessage).toBe('Bad Request');
    },
  );

  test('without any words still says something', () => {
    expect(new HttpError(502, '', '').userMessage).toBe('The server answered with status 502.');
  });

  test.each(['null', '[]', '{"message": 5, "code": null, "details": []}', '{"message": ""}', '{'])('survives the odd body %s', (text) => {
    const error = new HttpError(500, 'Internal Server Error', text);
    expect(error).toMatchObject({ code: null, requestId: null, details: {}, userMessage: 'Internal Server Error' });
  });
});

test('a server out of reach asks for the connection and keeps the browser’s words for logs', () => {
  const error = new NetworkError(new TypeError('Failed to fetch'));
  expect(error.message).toBe('Failed to fetch');
  expect(userMessageOf(error)).toBe('Please check your connection and try again.');
});

test('an unexpected failure never shows its own words to a person', () => {
  expect(userMessageOf(new Error('undefined is not a function'))).not.toContain('undefined');
});
