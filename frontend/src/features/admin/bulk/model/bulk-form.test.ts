import { bulkActionRequestSchema } from '@b1fuchs/contracts';
import { bulkChoices, canExecute, emptyForm, leavesOutOneself, problemsOf, requestOf, type BulkForm } from './bulk-form.js';
import { isBulkAction } from './texts.js';

const form = (changes: Partial<BulkForm>): BulkForm => ({ ...emptyForm, ...changes });
const sent = { userIds: ['u1', 'u2'], requestId: '3f0a3f0a-0000-4000-8000-000000000000', proof: { password: '', code: '' } };

test('Execute waits until an action is chosen', () => {
  expect(canExecute(emptyForm, 2)).toBe(false);
  for (const action of bulkChoices) expect(canExecute(form({ action }), 2)).toBe(action !== 'delete');
});

test.each([
  ['DELETE 2', true],
  [' DELETE 2 ', true],
  ['DELETE', false],
  ['DELETE 3', false],
  ['delete 2', false],
  ['', false],
])('deleting two users after %j was typed: %s', (confirmation, isPossible) => {
  expect(canExecute(form({ action: 'delete', confirmation }), 2)).toBe(isPossible);
});

test.each([
  ['', 'Please enter a number of days.'],
  ['soon', 'Please enter a number of days.'],
  ['0', 'Please enter at least one day.'],
  ['1.5', 'Please enter whole days.'],
  ['91', 'A trial is extended by at most 90 days at once.'],
])('a trial is not extended by %j days', (days, problem) => {
  expect(problemsOf(form({ action: 'extend-trial', days }))).toEqual({ days: problem });
});

test('a mail needs a subject and a message, and no other action does', () => {
  expect(problemsOf(form({ action: 'send-email', subject: ' ' }))).toEqual({ subject: 'Please enter a subject.', message: 'Please enter a message.' });
  expect(problemsOf(form({ action: 'send-email', subject: 'Neu', message: 'Hallo' }))).toEqual({});
  expect(problemsOf(form({ action: 'activate', days: '' }))).toEqual({});
});

test.each(bulkChoices.filter(isBulkAction))('what is sent for %s is what the server takes', (action) => {
  const request = requestOf(form({ days: '3', subject: 'Neu', message: 'Hallo' }), action, sent);
  expect(bulkActionRequestSchema.parse(request)).toEqual(request);
  expect(request).toMatchObject({ action, userIds: ['u1', 'u2'] });
});

test('only a deletion carries the proof', () => {
  const proof = { password: 'Sehr-geheim-1', code: '' };
  expect(requestOf(form({}), 'delete', { ...sent, proof })).toMatchObject(proof);
  expect(JSON.stringify(requestOf(form({}), 'activate', { ...sent, proof }))).not.toContain('geheim');
});

test('nobody deletes or demotes themselves', () => {
  expect([form({ action: 'delete' }), form({ action: 'change-role', role: 'user' }), form({ action: 'change-role', role: 'admin' }), form({ action: 'activate' })].map(leavesOutOneself)).toEqual([true, true, false, false]);
});
