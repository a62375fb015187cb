import { HttpError, NetworkError } from '../../../lib/http-error.js';
import { fallbackReply } from '../wording.js';
import { chatFailure, ChatTimeoutError } from './chat-failure.js';
import { chatReducer, keptMessages, learnersWords, mayAskForFeedback, NO_CHAT, type ChatEvent, type ChatState } from './chat-state.js';

const message = { id: 'm1', role: 'user', content: 'Ich heiße Ali.' } as const;
const after = (...events: ChatEvent[]): ChatState => events.reduce(chatReducer, NO_CHAT);
const said = (state: ChatState): string[] => state.added.map(({ role, content }) => `${role}: ${content}`);

test('an answer that comes word by word is one message when it is whole', () => {
  const underway = after({ kind: 'sent', message }, { kind: 'delta', content: 'Guten ' }, { kind: 'delta', content: 'Tag!' });
  expect(underway).toMatchObject({ added: [], pending: message, partial: 'Guten Tag!' });
  const whole = chatReducer(underway, { kind: 'answered', content: 'Guten Tag, Ali!', ended: false });
  expect(said(whole)).toEqual(['user: Ich heiße Ali.', 'assistant: Guten Tag, Ali!']);
  expect(whole).toMatchObject({ pending: null, partial: '', failure: null, ended: false });
});

test('after a time-out the examiner asks to go on, and the message stays said', () => {
  const state = after({ kind: 'sent', message }, { kind: 'failed', failure: chatFailure(new ChatTimeoutError()) });
  expect(said(state)).toEqual(['user: Ich heiße Ali.', `assistant: ${fallbackReply}`]);
  expect(fallbackReply).toBe('Entschuldigung für die Verzögerung. Können Sie Ihre Gedanken weiter ausführen?');
  expect(state.failure).toEqual({ kind: 'timeout', text: 'Request timed out. Using fallback response.', lang: 'en' });
});

test('any other failure leaves the message unsaid and the conversation as it was', () => {
  const before = after({ kind: 'sent', message }, { kind: 'answered', content: 'Schön.', ended: false });
  const state = [{ kind: 'sent', message: { ...message, id: 'm2' } }, { kind: 'delta', content: 'Das' }, { kind: 'failed', failure: chatFailure(new Error('?')) }].reduce(
    (now, event) => chatReducer(now, event as ChatEvent),
    before,
  );
  expect(said(state)).toEqual(said(before));
  expect(state).toMatchObject({ pending: null, partial: '', failure: { text: 'Failed to send message' } });
});

test('the next message takes the failure away, and so does closing it', () => {
  const failed = after({ kind: 'sent', message }, { kind: 'failed', failure: chatFailure(new Error('?')) });
  expect(chatReducer(failed, { kind: 'sent', message }).failure).toBeNull();
  expect(chatReducer(failed, { kind: 'dismissed' }).failure).toBeNull();
});

test('a goodbye ends the conversation, and so does a server that says it has ended', () => {
  expect(after({ kind: 'sent', message }, { kind: 'answered', content: 'Auf Wiedersehen!', ended: true }).ended).toBe(true);
  const ended = new HttpError(409, 'Conflict', JSON.stringify({ code: 'CONVERSATION_ENDED', message: 'Zu Ende.' }));
  expect(after({ kind: 'sent', message }, { kind: 'failed', failure: chatFailure(ended) })).toMatchObject({ ended: true, failure: { text: 'Zu Ende.' } });
});

test.each([
  ['the server’s own sentence', new HttpError(402, 'Payment Required', JSON.stringify({ code: 'MEMBERSHIP_REQUIRED', message: 'Bitte wählen Sie eine Mitgliedschaft.' })), 'Bitte wählen Sie eine Mitgliedschaft.'],
  ['what to do without a connection', new NetworkError(new TypeError('Failed to fetch')), 'Please check your connection and try again.'],
  ['the sentence of the catalogue for a page of a proxy', new HttpError(502, 'Bad Gateway', '<html></html>'), 'Failed to send message'],
  ['the sentence of the catalogue for an answer of another shape', new Error('expected string'), 'Failed to send message'],
])('a failure shows %s', (_what, error, text) => {
  expect(chatFailure(error).text).toBe(text);
});

test('feedback is offered after more than three messages, or after three when no more will come', () => {
  expect([3, 4].map((count) => mayAskForFeedback(count, false))).toEqual([false, true]);
  expect([2, 3].map((count) => mayAskForFeedback(count, true))).toEqual([false, true]);
});

test('what the learner said is joined by blank lines', () => {
  const messages = keptMessages([
    { role: 'assistant', content: 'Guten Tag!', timestamp: '' },
    { role: 'user', content: 'Hallo.', timestamp: '' },
    { role: 'assistant', content: 'Und?', timestamp: '' },
    { role: 'user', content: 'Ich heiße Ali.', timestamp: '' },
  ]);
  expect(learnersWords(messages)).toBe('Hallo.\n\nIch heiße Ali.');
});
