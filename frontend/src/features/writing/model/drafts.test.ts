import { createDrafts } from './drafts.js';

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    items,
  };
}

test('a text survives a reload, one for each task and part', () => {
  const storage = memoryStorage();
  const before = createDrafts(storage, 'user-1');
  before.writeText({ section: 'teil1', topicId: 'kino' }, 'Liebe Anna');
  before.writeText({ section: 'teil1', topicId: null }, 'Noch ohne Thema');
  const after = createDrafts(storage, 'user-1');
  expect(after.readText({ section: 'teil1', topicId: 'kino' })).toBe('Liebe Anna');
  expect(after.readText({ section: 'teil1', topicId: null })).toBe('Noch ohne Thema');
  expect(after.readText({ section: 'teil2', topicId: 'kino' })).toBe('');
});

test('another learner in the same browser does not see it', () => {
  const storage = memoryStorage();
  createDrafts(storage, 'user-1').writeText({ section: 'teil1', topicId: 'kino' }, 'Liebe Anna');
  expect(createDrafts(storage, 'user-2').readText({ section: 'teil1', topicId: 'kino' })).toBe('');
});

test('an emptied text leaves nothing behind', () => {
  const storage = memoryStorage();
  const drafts = createDrafts(storage, 'user-1');
  drafts.writeText({ section: 'teil1', topicId: 'kino' }, 'Liebe Anna');
  drafts.writeText({ section: 'teil1', topicId: 'kino' }, '');
  expect(storage.items.size).toBe(0);
  expect(drafts.readText({ section: 'teil1', topicId: 'kino' })).toBe('');
});

function refuse(): never {
  throw new DOMException('full', 'QuotaExceededError');
}

test.each<[string, Parameters<typeof createDrafts>[0]]>([
  ['refuses', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['is full and holds an older text', { ...memoryStorage(), getItem: (): string => 'Sehr', setItem: refuse }],
  ['is blocked', null],
])('where storage %s, the page remembers, also after the screen was left', (name, storage) => {
  const key = { section: 'teil3', topicId: 'termin' } as const;
  createDrafts(storage, `user, ${name}`).writeText(key, 'Sehr geehrte Frau Weber');
  expect(createDrafts(storage, `user, ${name}`).readText(key)).toBe('Sehr geehrte Frau Weber');
});

test('the part and the chosen tasks are remembered; a broken entry starts anew', () => {
  const storage = memoryStorage();
  createDrafts(storage, 'user-1').writePlace({ section: 'teil2', topicIds: { teil2: 'internet' } });
  expect(createDrafts(storage, 'user-1').readPlace()).toEqual({ section: 'teil2', topicIds: { teil2: 'internet' } });
  storage.setItem('b1fuchs.writing.user-1.place', '{"section":"teil9"}');
  expect(createDrafts(storage, 'user-1').readPlace()).toEqual({ section: 'teil1', topicIds: {} });
  storage.setItem('b1fuchs.writing.user-1.place', 'not json');
  expect(createDrafts(storage, 'user-1').readPlace()).toEqual({ section: 'teil1', topicIds: {} });
});
