import { forgetSupportDrafts, readSupportDraft, writeSupportDraft } from './support-drafts.js';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    values,
  };
}
const typed = { name: 'Mina', email: 'mina@', message: 'Guten Tag,\nich' };

test('a draft is found again by its writer, in its own form', () => {
  const storage = memory();
  writeSupportDraft('page', 'mina', typed, storage);
  expect(readSupportDraft('page', 'mina', storage)).toEqual(typed);
  expect(readSupportDraft('dialog', 'mina', storage)).toBeNull();
});

test('it outlives the session: the visitor still sees it, and whoever signs in after having typed as a visitor', () => {
  const storage = memory();
  writeSupportDraft('page', 'mina', typed, storage);
  expect(readSupportDraft('page', null, storage)).toEqual(typed);
  writeSupportDraft('page', null, typed, storage);
  expect(readSupportDraft('page', 'mina', storage)).toEqual(typed);
});

test('another learner does not see it', () => {
  const storage = memory();
  writeSupportDraft('page', 'mina', typed, storage);
  expect(readSupportDraft('page', 'ali', storage)).toBeNull();
});

test('nothing of it is left after signing out, nor of a form that was emptied', () => {
  const storage = memory();
  writeSupportDraft('page', 'mina', typed, storage);
  writeSupportDraft('dialog', 'mina', typed, storage);
  forgetSupportDrafts(undefined, storage);
  expect(storage.values.size).toBe(0);
  writeSupportDraft('page', 'mina', typed, storage);
  writeSupportDraft('page', 'mina', { name: '', email: '', message: '' }, storage);
  expect(storage.values.size).toBe(0);
});

test.each(['', '{', '[]', '{"name": 1}', 'null'])('stored %j is no draft', (stored) => {
  const storage = memory();
  storage.values.set('b1fuchs.support.page', stored);
  expect(readSupportDraft('page', null, storage)).toBeNull();
});
