import { createConversationDrafts } from './conversation-drafts.js';

function fakeStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    size: () => items.size,
  };
}
const attempt = { messageId: 'm1', text: 'Guten Tag', after: 1 };

describe('what is typed and not yet answered', () => {
  test('is there again after a reload, in its own conversation and for its own learner', () => {
    const storage = fakeStorage();
    const drafts = createConversationDrafts(storage, 'ali');
    drafts.writeText('one', 'Guten Tag');
    drafts.writeAttempt('one', attempt);
    const reloaded = createConversationDrafts(storage, 'ali');
    expect(reloaded.readText('one')).toBe('Guten Tag');
    expect(reloaded.readAttempt('one')).toEqual(attempt);
    expect(reloaded.readText('two')).toBe('');
    expect(createConversationDrafts(storage, 'sara').readText('one')).toBe('');
  });

  test('leaves nothing behind when it is forgotten', () => {
    const storage = fakeStorage();
    const drafts = createConversationDrafts(storage, 'ali');
    drafts.writeText('one', 'Guten Tag');
    drafts.writeAttempt('one', attempt);
    drafts.forget('one');
    expect(drafts.readAttempt('one')).toBeNull();
    expect(storage.size()).toBe(0);
  });

  test('is no attempt where something else lies in its place', () => {
    const storage = fakeStorage();
    storage.setItem('b1fuchs.conversation.ali.attempt.one', '{"messageId":7}');
    storage.setItem('b1fuchs.conversation.ali.attempt.two', 'kein JSON');
    const drafts = createConversationDrafts(storage, 'ali');
    expect(drafts.readAttempt('one')).toBeNull();
    expect(drafts.readAttempt('two')).toBeNull();
  });
});
