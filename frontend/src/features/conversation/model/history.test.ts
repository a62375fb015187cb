import { freeConversationRequestSchema, MAX_MESSAGES } from '@b1fuchs/contracts';
import { aConversation, said } from '../test/builders.js';
import { requestMessages, withAnswer } from './history.js';

const now = new Date('2025-03-03T12:00:00.000Z');
const correction = { original: 'ins', corrected: 'im', explanation: 'wo? im', translations: { en: 'where? im', fa: 'کجا؟ im' }, category: 'case' as const, offset: 8, length: 3 };

describe('the history that goes along', () => {
  test('is the whole conversation with the new message at its end', () => {
    expect(requestMessages([said('assistant', 'Hallo!')], 'Guten Tag', now)).toEqual([
      { role: 'assistant', content: 'Hallo!', timestamp: '2025-03-03T10:00:00.000Z' },
      { role: 'user', content: 'Guten Tag', timestamp: now.toISOString() },
    ]);
  });

  test('is its newest part where it is very long', () => {
    const history = Array.from({ length: 40 }, (_, index) => said(index % 2 === 0 ? 'assistant' : 'user', `${index} ${'a'.repeat(4_990)}`));
    const messages = requestMessages(history, 'neu', now);
    expect(messages).toHaveLength(13);
    expect(messages[0]?.content).toMatch(/^28 /u);
    expect(messages.at(-1)?.content).toBe('neu');
  });

  test('is one that the server takes, however many messages there are', () => {
    const history = Array.from({ length: 700 }, () => said('assistant', 'Ja.'));
    const messages = requestMessages(history, 'neu', now);
    expect(messages).toHaveLength(MAX_MESSAGES);
    expect(freeConversationRequestSchema.safeParse({ messages }).success).toBe(true);
  });
});

test('an answer is added with the message, which carries its corrections', () => {
  const { messages } = withAnswer(aConversation([said('assistant', 'Hallo!')]), 'Ich war ins Kino.', { response: 'Schön!', corrections: [correction] }, now);
  expect(messages.slice(1)).toEqual([
    { role: 'user', content: 'Ich war ins Kino.', timestamp: now.toISOString(), corrections: [correction] },
    { role: 'assistant', content: 'Schön!', timestamp: now.toISOString() },
  ]);
});
