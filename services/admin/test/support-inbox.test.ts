import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mailRequested, supportAdministratorsSchema, supportInboxPageSchema, supportMessageSchema, type SupportMessage } from '@b1fuchs/contracts';
import { eventually, publishDeletion, someIdentity } from '@b1fuchs/testing';
import { startAdminUnderTest, type AdminUnderTest } from './admin-under-test.js';
import { knownUser, type SomeUser } from './some-user.js';

let admin: AdminUnderTest;
let actor: SomeUser;

beforeAll(async () => {
  admin = await startAdminUnderTest();
  actor = await knownUser(admin, { role: 'admin' });
});
afterAll(() => admin.stop());

const as = (user: SomeUser = actor) => ({ as: someIdentity({ userId: user.userId, role: 'admin' }) });
const PATH = '/api/admin/support/messages';

/** Somebody writes to support. @returns the message as administrators see it */
async function received({ user, ...changes }: { user?: SomeUser; name?: string; message?: string } = {}): Promise<SupportMessage> {
  const email = `mina-${randomUUID()}@example.org`;
  const answer = await admin.send({ name: 'Mina', email, message: `Ich habe eine Frage: ${randomUUID()}`, source: 'support-page', ...changes }, user && someIdentity({ userId: user.userId }));
  expect(answer.status).toBe(201);
  const { messages } = await pageOf(`?search=${email}`);
  return read(messages[0]?.id ?? '');
}
const pageOf = async (query = '') => supportInboxPageSchema.parse((await admin.call('get', PATH + query, as()).expect(200)).body);
const read = async (id: string): Promise<SupportMessage> => supportMessageSchema.parse((await admin.call('get', `${PATH}/${id}`, as()).expect(200)).body);
const assign = ({ id, version }: SupportMessage, assignedTo: string | null, by?: SomeUser) => admin.call('put', `${PATH}/${id}/assignment`, { ...as(by), body: { version, assignedTo } });
const change = ({ id, version }: SupportMessage, state: 'open' | 'closed') => admin.call('put', `${PATH}/${id}/state`, { ...as(), body: { version, state } });
const answer = ({ id, version }: SupportMessage, { answerId = randomUUID(), text = 'Hallo Mina,\nalles ist gut.', by }: { answerId?: string; text?: string; by?: SomeUser } = {}) =>
  admin.call('post', `${PATH}/${id}/answers`, { ...as(by), body: { version, answerId, text } });
const answersMailed = (email: string) => admin.mailsFrom(email).filter(({ data }) => data.template === 'support-answer');
const deedsOf = async (userId: string): Promise<{ action: string; by: string | null | undefined; details: string | undefined }[]> => {
  const { links } = await admin.logs.page({ numbers: await admin.logs.numbersOf([userId], 100) }, { skip: 0, limit: 100 });
  const personal = await admin.logs.personalOf(links.map(({ entryId }) => entryId));
  return links.map(({ entryId, action }) => ({ action, by: personal.get(entryId)?.by, details: personal.get(entryId)?.details }));
};

describe('the inbox', () => {
  test('shows the newest first, a page at a time, and how many are open', async () => {
    const word = randomUUID();
    const sent: SupportMessage[] = [];
    for (const number of [1, 2, 3]) sent.push(await received({ message: `${word} Nummer ${number}` }));
    const first = await pageOf(`?search=${word}&limit=2`);
    expect(first).toMatchObject({ total: 3, page: 1, pages: 2 });
    expect([...first.messages, ...(await pageOf(`?search=${word}&limit=2&page=2`)).messages].map(({ id }) => id)).toEqual(sent.map(({ id }) => id).reverse());
    const open = async (): Promise<number> => ((await admin.call('get', '/api/admin/support/open-count', as())).body as { open: number }).open;
    const before = await open();
    const another = await received();
    expect(await open()).toBe(before + 1);
    await change(another, 'closed').expect(200);
    expect(await open()).toBe(before);
  });

  test('finds a message by name, address and text, whatever the case and however umlauts are written', async () => {
    const word = randomUUID().slice(0, 8);
    const { id, email } = await received({ name: `Jürgen Groß ${word}`, message: `Die Übung ${word} lädt nicht.` });
    for (const typed of [`JUERGEN GROSS ${word}`, `jurgen gross ${word}`, email.toUpperCase(), `uebung ${word}`, `${word} LADT`]) {
      expect((await pageOf(`?search=${encodeURIComponent(typed)}`)).messages.map((one) => one.id)).toEqual([id]);
    }
    expect((await pageOf('?search=.*.*nobody')).total).toBe(0);
  });

  test('is filtered by state and by whom it is assigned to', async () => {
    const word = randomUUID();
    const [mine, nobodys] = [await received({ message: `${word} a` }), await received({ message: `${word} b` })];
    await assign(mine, actor.userId).expect(200);
    await change(nobodys, 'closed').expect(200);
    const idsOf = async (query: string): Promise<string[]> => (await pageOf(`?search=${word}&${query}`)).messages.map(({ id }) => id);
    expect(await idsOf(`assigned=${actor.userId}`)).toEqual([mine.id]);
    expect(await idsOf('assigned=nobody')).toEqual([nobodys.id]);
    expect(await idsOf('state=open')).toEqual([mine.id]);
    expect(await idsOf('state=closed&assigned=nobody')).toEqual([nobodys.id]);
    expect((await admin.call('get', `${PATH}?state=lost`, as())).status).toBe(400);
  });

  test('shows a message whole, as it was written, with who sent it', async () => {
    const user = await knownUser(admin);
    const text = `<b>Hallo</b>\n\nسلام ${randomUUID()}\n${'x'.repeat(300)}`;
    const message = await received({ user, message: text });
    expect(message).toMatchObject({ message: text, state: 'open', assignedTo: null, answers: [], user: { id: user.userId, name: user.username }, source: 'support-page' });
    expect(await received()).toMatchObject({ user: null });
    const { messages } = await pageOf(`?search=${message.email}`);
    expect(messages[0]?.excerpt.length).toBeLessThan(150);
    expect((await admin.call('get', `${PATH}/${randomUUID()}`, as())).body).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('has the messages of earlier versions too', async () => {
    const [id, word] = [randomUUID(), randomUUID()];
    await admin.messages.insertOne({ _id: id as never, userId: null, name: 'Früher', email: 'x@example.org', message: word, source: 'mascot', createdAt: new Date() });
    await (await startAdminUnderTest({ MONGO_URL: admin.mongoUrl })).stop();
    expect((await pageOf(`?search=frueher&state=open`)).messages.map((one) => one.id)).toContain(id);
    await assign(await read(id), actor.userId).expect(200);
  });

  test.each([
    ['a visitor', null, 401],
    ['a learner', someIdentity(), 403],
  ])('is closed to %s', async (_who, identity, status) => {
    const { id } = await received();
    for (const path of [PATH, `${PATH}/${id}`, '/api/admin/support/open-count', '/api/admin/support/administrators']) expect((await admin.call('get', path, { as: identity })).status).toBe(status);
    expect((await admin.call('post', `${PATH}/${id}/answers`, { as: identity, body: { version: 0, answerId: randomUUID(), text: 'x' } })).status).toBe(status);
  });
});

describe('a message is given', () => {
  test('to oneself, to another administrator and to nobody, which the trail shows', async () => {
    const user = await knownUser(admin);
    const other = await knownUser(admin, { role: 'admin' });
    let message = await received({ user });
    for (const to of [actor, other]) {
      message = supportMessageSchema.parse((await assign(message, to.userId).expect(200)).body);
      expect(message.assignedTo).toEqual({ id: to.userId, name: to.username });
    }
    expect((await assign(message, null).expect(200)).body).toMatchObject({ assignedTo: null });
    expect((await deedsOf(user.userId)).map(({ action, by }) => ({ action, by }))).toEqual(Array(3).fill({ action: 'support-assigned', by: actor.userId }));
    const { administrators } = supportAdministratorsSchema.parse((await admin.call('get', '/api/admin/support/administrators', as())).body);
    expect(administrators).toEqual(expect.arrayContaining([{ id: other.userId, name: other.username }]));
    expect(administrators).not.toContainEqual({ id: user.userId, name: user.username });
  });

  test('to nobody who is no administrator', async () => {
    const message = await received();
    for (const id of [(await knownUser(admin)).userId, randomUUID()]) expect((await assign(message, id)).body).toMatchObject({ code: 'NOT_FOUND' });
    expect(await read(message.id)).toMatchObject({ assignedTo: null, version: message.version });
  });
});

describe('an answer', () => {
  test('is kept with the message and asked for as a mail that quotes it; the trail has the deed and not the words', async () => {
    const user = await knownUser(admin);
    const message = await received({ user });
    const answerId = randomUUID();
    const after = supportMessageSchema.parse((await answer(message, { answerId, text: '  Hallo Mina,\r\nalles ist gut.\u0007 ' }).expect(200)).body);
    expect(after).toMatchObject({ state: 'answered', answers: [{ id: answerId, by: actor.username, text: 'Hallo Mina,\nalles ist gut.' }] });
    await eventually(() => {
      const values = { name: message.name, email: message.email, message: message.message, answer: 'Hallo Mina,\nalles ist gut.' };
      expect(answersMailed(message.email)).toEqual([{ userId: user.userId, data: { template: 'support-answer', values } }]);
    });
    expect(await deedsOf(user.userId)).toEqual([{ action: 'support-answered', by: actor.userId, details: `message ${message.id}` }]);
  });

  test('is sent once by a double click, and by a second try whose first answer was lost', async () => {
    const message = await received();
    const answerId = randomUUID();
    const answers = await Promise.all([answer(message, { answerId }), answer(message, { answerId }), answer(message, { answerId })]);
    expect([...answers, await answer(message, { answerId })].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await read(message.id)).answers).toHaveLength(1);
    await eventually(async () => expect(await admin.messages.countDocuments({ email: message.email, outbox: [] })).toBe(1));
    expect(answersMailed(message.email)).toHaveLength(1);
    expect((await deedsOf(actor.userId)).filter(({ details }) => details === `message ${message.id}`)).toHaveLength(1);
  });

  test('of the later one of two administrators is refused, and nothing of it is sent', async () => {
    const message = await received();
    const other = await knownUser(admin, { role: 'admin' });
    const answers = await Promise.all([answer(message, { text: 'Eins' }), answer(message, { text: 'Zwei', by: other })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const after = await read(message.id);
    expect(after.answers).toHaveLength(1);
    expect((await assign(message, null)).body).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await change(message, 'closed')).body).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await answer(after, { text: 'Zwei' }).expect(200);
    await eventually(() => expect(answersMailed(message.email)).toHaveLength(2));
  });

  test.each([['nothing', '  '], ['signs that nobody sees', '\u200B\u0000'], ['5,001 characters', 'ü'.repeat(5_001)]])('of %s is refused', async (_what, text) => {
    const message = await received();
    expect((await answer(message, { text })).body).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await answer(message, { answerId: 'x' })).status).toBe(400);
    expect(await read(message.id)).toMatchObject({ state: 'open', answers: [] });
  });

  test('can be closed and opened again', async () => {
    const user = await knownUser(admin);
    const message = await received({ user });
    const closed = supportMessageSchema.parse((await change(message, 'closed').expect(200)).body);
    expect(closed.state).toBe('closed');
    expect((await change(closed, 'open').expect(200)).body).toMatchObject({ state: 'open' });
    expect((await deedsOf(user.userId)).map(({ action }) => action)).toEqual(['support-reopened', 'support-closed']);
  });

  test('says what has become of its mail, as auth knows it, and that nobody knows while auth is away', async () => {
    const message = await received();
    const answerIds = [randomUUID(), randomUUID(), randomUUID()] as const;
    let before = message;
    for (const answerId of answerIds) before = supportMessageSchema.parse((await answer(before, { answerId })).body);
    expect(before.answers.map(({ mail }) => mail)).toEqual([null, null, null]);
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ mails: [{ id: answerIds[0], status: 'sent' }, { id: answerIds[1], status: 'failed' }] }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const other = await startAdminUnderTest({ MONGO_URL: admin.mongoUrl, AUTH_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    try {
      const seen = supportMessageSchema.parse((await other.call('get', `${PATH}/${message.id}`, as())).body);
      expect(seen.answers.map(({ mail }) => mail)).toEqual(['sent', 'failed', 'waiting']);
    } finally {
      await other.stop();
      await new Promise((resolve) => server.close(resolve));
    }
  });
});

describe('personal data', () => {
  test('of the sender have the answers and not who wrote them, and go with the account', async () => {
    const user = await knownUser(admin);
    const message = await received({ user });
    await answer(message).expect(200);
    const answered = await admin.personalDataOf(user.userId);
    expect(answered.support_messages).toMatchObject([{ message: message.message, state: 'answered', answers: [{ text: 'Hallo Mina,\nalles ist gut.' }] }]);
    expect(JSON.stringify(answered.support_messages)).not.toContain(actor.userId);
    await publishDeletion(admin.parts.broker, user.userId);
    await eventually(async () => expect((await admin.call('get', `${PATH}/${message.id}`, as())).status).toBe(404));
  });

  test('of an administrator go from what they have answered, which stays', async () => {
    const leaver = await knownUser(admin, { role: 'admin' });
    const message = await received();
    const assigned = supportMessageSchema.parse((await assign(message, leaver.userId, leaver)).body);
    await answer(assigned, { by: leaver }).expect(200);
    await publishDeletion(admin.parts.broker, leaver.userId);
    await eventually(async () => expect(await read(message.id)).toMatchObject({ assignedTo: null, answers: [{ by: '', text: 'Hallo Mina,\nalles ist gut.' }] }));
    expect(JSON.stringify(await admin.messages.findOne({ email: message.email }))).not.toContain(leaver.userId);
  });
});

test('the event of an answer has the answer’s id, so that auth queues it once', async () => {
  const message = await received();
  const answerId = randomUUID();
  await answer(message, { answerId });
  await eventually(() => expect(admin.askedMails().find(({ id }) => id === answerId)).toMatchObject({ name: mailRequested.name }));
});
