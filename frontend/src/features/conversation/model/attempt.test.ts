import { said } from '../test/builders.js';
import { attemptAt, hasArrived } from './attempt.js';

const last = { messageId: 'first', text: 'Guten Tag', after: 1 };
const newId = (): string => 'second';

describe('an attempt to send a message', () => {
  test('that is made again keeps the name of the message', () => {
    expect(attemptAt({ text: 'Guten Tag', after: 1 }, last, newId)).toEqual(last);
  });

  test.each([
    ['another text', { text: 'Guten Tag!', after: 1 }, last],
    ['the same words later in the conversation', { text: 'Guten Tag', after: 3 }, last],
    ['the first one', { text: 'Guten Tag', after: 1 }, null],
  ])('is a new message for %s', (_what, wanted, before) => {
    expect(attemptAt(wanted, before, newId)).toEqual({ ...wanted, messageId: 'second' });
  });

  test('has arrived when the conversation holds it where it belongs', () => {
    const greeting = said('assistant', 'Hallo!');
    expect(hasArrived(last, [greeting])).toBe(false);
    expect(hasArrived(last, [greeting, said('user', 'Etwas anderes')])).toBe(false);
    expect(hasArrived(last, [greeting, said('user', 'Guten Tag'), said('assistant', 'Wie geht es Ihnen?')])).toBe(true);
  });
});
