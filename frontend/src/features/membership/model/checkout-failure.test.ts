import { HttpError, NetworkError } from '../../../lib/http-error.js';
import { checkoutFailure, NoCheckoutUrlError } from './checkout-failure.js';

const answer = (status: number, body: object | string) => new HttpError(status, 'Status', typeof body === 'string' ? body : JSON.stringify(body));
const refusal = answer(409, { code: 'CONFLICT', message: 'Administrators need no subscription.' });
const away = answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Unable to set up payment. Please try again.' });

test.each([
  ['what the server says', refusal, 'Administrators need no subscription.'],
  ['also where it failed', away, 'Unable to set up payment. Please try again.'],
  ['no words of the server', answer(502, '<html>'), 'Failed to create checkout session'],
  ['no address', new NoCheckoutUrlError(), 'No checkout URL received from server'],
  ['no network', new NetworkError(new TypeError('Failed to fetch')), 'Unable to set up payment. Please try again.'],
])('at plan choice: %s', (_what, error, text) => {
  expect(checkoutFailure(error, 'subscribe')).toEqual({ title: 'Payment Setup Failed', text });
});

test.each([
  ['what the server refuses', refusal, 'Administrators need no subscription.'],
  ['a server that failed', away, 'Unable to create checkout session. Please try again.'],
  ['no words of the server', answer(502, '<html>'), 'Unable to create checkout session. Please try again.'],
  ['no address', new NoCheckoutUrlError(), 'Unable to create checkout session. Please try again.'],
  ['no network', new NetworkError(new TypeError('Failed to fetch')), 'Failed to start upgrade process. Please try again.'],
])('where a membership is extended: %s', (_what, error, text) => {
  expect(checkoutFailure(error, 'manage')).toEqual({ title: 'Upgrade Failed', text });
});
