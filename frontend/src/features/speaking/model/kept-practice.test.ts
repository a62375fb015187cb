import { createKeptPractice } from './kept-practice.js';

const TALK = '0b7e4c2a-5f4c-4f0e-9d6e-2f7a8f0f9f11';
const intro = { conversationId: TALK, stage: 'intro', topicId: null } as const;

function someStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
let count = 0;
const newId = (): string => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
const kept = (storage: ReturnType<typeof someStorage> | null = someStorage(), owner = `owner-${newId()}`) => createKeptPractice(storage, owner, newId);

test('an answer is kept while it is written, for its talk and its learner alone', () => {
  const storage = someStorage();
  kept(storage, 'ali').writeDraft(TALK, 'Ich heiße Ali.');
  expect(kept(storage, 'ali').readDraft(TALK)).toBe('Ich heiße Ali.');
  expect(kept(storage, 'ali').readDraft('other')).toBe('');
  expect(kept(storage, 'sara').readDraft(TALK)).toBe('');
});

test('the same text is sent under the same id until it is answered, also after a reload; another text under another', () => {
  const storage = someStorage();
  const id = kept(storage, 'ali').messageIdFor(TALK, 'Ja.');
  expect(kept(storage, 'ali').messageIdFor(TALK, 'Ja.')).toBe(id);
  expect(kept(storage, 'ali').messageIdFor(newId(), 'Ja.')).not.toBe(id);
  kept(storage, 'ali').forgetAnswer(TALK);
  const next = kept(storage, 'ali').messageIdFor(TALK, 'Ja.');
  expect(next).not.toBe(id);
  expect(kept(storage, 'ali').messageIdFor(TALK, 'Nein.')).not.toBe(next);
});

test('a talk that nobody has answered is the one that begins again; an answered one is not', () => {
  const practice = kept();
  const id = practice.conversationIdFor({ stage: 'intro', topicId: null });
  expect(practice.conversationIdFor({ stage: 'intro', topicId: null })).toBe(id);
  expect(practice.conversationIdFor({ stage: 'planning', topicId: 'picknick' })).not.toBe(id);
  practice.messageIdFor(id, 'Guten Tag!');
  expect(practice.conversationIdFor({ stage: 'intro', topicId: null })).toBe(id);
  practice.answered({ ...intro, conversationId: id });
  expect(practice.conversationIdFor({ stage: 'intro', topicId: null })).not.toBe(id);
});

test('an answer that arrived although the page was left is not written again; one that did not stays', () => {
  const practice = kept();
  const opening = { role: 'assistant', content: 'Guten Tag!', timestamp: '' } as const;
  practice.writeDraft(TALK, 'Ich heiße Ali.');
  practice.messageIdFor(TALK, 'Ich heiße Ali.');
  practice.settle(intro, [opening]);
  expect(practice.readDraft(TALK)).toBe('Ich heiße Ali.');
  practice.settle(intro, [opening, { role: 'user', content: 'Ich heiße Ali.', timestamp: '' }, opening]);
  expect(practice.readDraft(TALK)).toBe('');
});

test('what is unreadable in the storage is as good as nothing', () => {
  const storage = someStorage();
  const practice = kept(storage, 'mina');
  storage.items.set('b1fuchs.speaking.mina.clock', '{"phase":7');
  storage.items.set('b1fuchs.speaking.mina.unanswered.intro.', 'zzz');
  expect(practice.readClock()).toBeNull();
  expect(practice.conversationIdFor({ stage: 'intro', topicId: null })).toMatch(/^0{8}-/u);
});

test('notes and the clock come back', () => {
  const storage = someStorage();
  const clock = { conversationId: TALK, phase: 'planning', since: 5 } as const;
  kept(storage, 'ali').writeNotes('picknick', 'Salat, Decke');
  kept(storage, 'ali').writeClock(clock);
  expect(kept(storage, 'ali').readNotes('picknick')).toBe('Salat, Decke');
  expect(kept(storage, 'ali').readClock()).toEqual(clock);
});
