import { randomUUID } from 'node:crypto';
import { mailRequested, type Envelope, type MailTemplate } from '@b1fuchs/contracts';
import { createEvent, publishEvent } from '@b1fuchs/kit';
import { brokerConnected, eventually, mailsTo, nextMailTo, sourceOf, type ReceivedMail } from '@b1fuchs/testing';
import { someLearner, startAuthUnderTest, type AuthUnderTest } from './auth-under-test.js';

let auth: AuthUnderTest;

beforeAll(async () => {
  auth = await startAuthUnderTest();
  await brokerConnected(auth.parts.broker);
});
afterAll(() => auth.stop());

const form = { name: 'Mina Rahimi', email: 'mina@example.org', source: 'support-page', message: 'Guten Tag,\nich finde meine Karten nicht.' };

const publish = (event: Envelope): Promise<void> =>
  publishEvent(auth.parts.broker, event);

const request = async (template: MailTemplate, userId: string, changes: Partial<typeof form> & { answer?: string } = {}): Promise<Envelope> => {
  const event = createEvent(mailRequested, { userId, data: { template, values: { ...form, ...changes } }, now: new Date() });
  await publish(event);
  return event;
};

/** The mail to the team that names this word, which no other test uses. */
const teamMail = (word: string): Promise<ReceivedMail> =>
  eventually(async () => {
    const mail = (await mailsTo(auth.mailUrl, auth.supportEmail)).find(({ text }) => text.includes(word));
    if (!mail) throw new Error(`no mail to the team names ${word}`);
    return mail;
  });

/** The headers of a mail, each on one line. */
const headersOf = async (mail: ReceivedMail): Promise<string[]> =>
  ((await sourceOf(auth.mailUrl, mail)).split(/\r?\n\r?\n/)[0] ?? '').replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);

const idOf = async (username: string): Promise<string> => String((await auth.users().findOne({ username }))?._id);

describe('a message to the support team', () => {
  test('is mailed to the team alone with all that the form says, and an answer goes to its sender', async () => {
    const word = randomUUID();
    await request('support-message', '', { message: `Guten Tag,\n${word}\n<b>Danke</b> & tschüs` });
    const mail = await teamMail(word);
    expect(mail.subject).toBe('Nachricht an den Support von Mina Rahimi');
    expect(mail.to.map(({ address }) => address)).toEqual([auth.supportEmail]);
    for (const part of ['Name: Mina Rahimi', 'E-Mail (nicht geprüft): mina@example.org', 'Gesendet über: support-page', 'nicht angemeldet', `> Guten Tag,\n> ${word}\n> <b>Danke</b>`]) {
      expect(mail.text).toContain(part);
    }
    expect(mail.html).toContain('&lt;b&gt;Danke&lt;/b&gt; &amp; tschüs');
    expect(mail.html).not.toContain('<b>');
    expect(await headersOf(mail)).toContain('Reply-To: Mina Rahimi <mina@example.org>');
    expect(await mailsTo(auth.mailUrl, 'mina@example.org')).toEqual([]);
  });

  test('names the account of somebody who is signed in', async () => {
    const userId = randomUUID();
    await request('support-message', userId);
    expect((await teamMail(userId)).text).toContain(`Konto: ${userId}`);
  });

  test('cannot add a header or a recipient, even if its values came uncleaned', async () => {
    const word = randomUUID();
    await request('support-message', '', {
      name: 'Mina\r\nBcc: victim@example.org\r\n\r\nbody',
      email: 'mina@example.org>\r\nCc: victim@example.org',
      source: 'x\r\nX-Evil: 1',
      message: word,
    });
    const mail = await teamMail(word);
    const headers = await headersOf(mail);
    expect(headers.filter((line) => /^(bcc|cc|x-evil):/i.test(line))).toEqual([]);
    expect(headers.filter((line) => /^(to|reply-to|subject):/i.test(line))).toHaveLength(3);
    expect(await mailsTo(auth.mailUrl, 'victim@example.org')).toEqual([]);
  });

  test('keeps right-to-left text readable, and 5,000 characters whole', async () => {
    const word = randomUUID();
    const message = `${word}\nسلام، نمی\u200Cتوانم وارد شوم.\n${'Straße für Grüße. '.repeat(300)}`.slice(0, 5_000);
    await request('support-message', '', { name: 'علی رضایی', message });
    const mail = await teamMail(word);
    expect(mail.subject).toBe('Nachricht an den Support von علی رضایی');
    expect(mail.html).toContain('<div dir="auto">سلام');
    expect(mail.html).toContain('نمی\u200Cتوانم');
    expect(mail.html).toContain(message.slice(-200).trim());
  });

  test('asked for twice is mailed once, and its words are not kept in the queue', async () => {
    const word = randomUUID();
    const event = await request('support-message', '', { message: word });
    await publish(event);
    await teamMail(word);
    const after = randomUUID();
    await request('support-message', '', { message: after });
    await teamMail(after);
    expect((await mailsTo(auth.mailUrl, auth.supportEmail)).filter(({ text }) => text.includes(word))).toHaveLength(1);
    await eventually(async () => {
      expect(await auth.parts.connection.collection<{ _id: string }>('mails').findOne({ _id: event.id })).toMatchObject({ status: 'sent', values: {} });
    });
  });
});

describe('the copy', () => {
  test('goes to the address of the account, never to the one that was typed', async () => {
    const learner = someLearner();
    await auth.registerVerified(learner);
    const typed = `typed-${randomUUID()}@example.org`;
    await request('support-copy', await idOf(learner.username), { email: typed, message: 'Meine Frage <i>hier</i>' });
    const mail = await nextMailTo(auth.mailUrl, learner.email, /Wir haben Ihre Nachricht bekommen/);
    for (const part of [`Hallo ${learner.username},`, '> Meine Frage <i>hier</i>', `Die Antwort geht an ${typed}`, `Hello ${learner.username},`]) expect(mail.text).toContain(part);
    expect(mail.html).toContain('Meine Frage &lt;i&gt;hier&lt;/i&gt;');
    expect(await mailsTo(auth.mailUrl, typed)).toEqual([]);
    expect((await headersOf(mail)).some((line) => /^reply-to:/i.test(line))).toBe(false);
  });

  test.each([
    ['nobody', ''],
    ['an account that is gone', randomUUID()],
  ])('for %s is not sent', async (_who, userId) => {
    const event = await request('support-copy', userId);
    await eventually(async () => {
      expect(await auth.parts.connection.collection<{ _id: string }>('mails').findOne({ _id: event.id })).toMatchObject({ status: 'failed' });
    });
    expect(await mailsTo(auth.mailUrl, form.email)).toEqual([]);
  });
});

describe('the answer', () => {
  const answered = (typed: string) => ({ email: typed, name: 'Mina <b>Rahimi</b>', answer: 'Hallo Mina,\nIhre Karten sind wieder da: <i>x</i>', message: 'Guten Tag,\nich finde meine Karten nicht.' });
  const typedAddress = (): string => `typed-${randomUUID()}@example.org`;

  test('goes to the address that was typed, quotes the message, and a reply to it reaches the team', async () => {
    const typed = typedAddress();
    await request('support-answer', '', answered(typed));
    const mail = await nextMailTo(auth.mailUrl, typed, /Antwort auf Ihre Nachricht/);
    expect(mail.text).toContain('Hallo Mina,\nIhre Karten sind wieder da: <i>x</i>');
    expect(mail.text).toContain('> Guten Tag,\n> ich finde meine Karten nicht.');
    expect(mail.html).toContain('wieder da: &lt;i&gt;x&lt;/i&gt;');
    expect(mail.html).not.toMatch(/<i>|<b>/);
    expect(await headersOf(mail)).toContain(`Reply-To: B1 Fuchs Support <${auth.supportEmail}>`);
  });

  test('asked for twice goes once, and what has become of it is told to admin alone', async () => {
    const typed = typedAddress();
    const event = await request('support-answer', '', answered(typed));
    await publish(event);
    await nextMailTo(auth.mailUrl, typed, /Antwort/);
    await eventually(async () => {
      const answer = await auth.asAdmin('get', `/internal/admin/mails?ids=${event.id},${randomUUID()}`);
      expect(answer.body).toEqual({ mails: [{ id: event.id, status: 'sent' }] });
    });
    expect(await mailsTo(auth.mailUrl, typed)).toHaveLength(1);
    expect((await auth.asAdmin('get', '/internal/admin/mails?ids=x')).status).toBe(400);
  });

  test('to somebody whose account is gone is not sent', async () => {
    const typed = typedAddress();
    const event = await request('support-answer', randomUUID(), answered(typed));
    await eventually(async () => expect((await auth.asAdmin('get', `/internal/admin/mails?ids=${event.id}`)).body).toEqual({ mails: [{ id: event.id, status: 'failed' }] }));
    expect(await mailsTo(auth.mailUrl, typed)).toEqual([]);
  });
});
