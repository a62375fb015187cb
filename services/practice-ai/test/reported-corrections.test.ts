import { randomUUID } from 'node:crypto';
import { reportedCorrectionSchema, reportedCorrectionsPageSchema, writingFeedbackSchema, type Correction, type Identity, type ReportedCorrection } from '@b1fuchs/contracts';
import { eventually, publishDeletion, someIdentity } from '@b1fuchs/testing';
import { startPracticeAiUnderTest, type PracticeAiUnderTest } from './practice-ai-under-test.js';

let practice: PracticeAiUnderTest;
const timeoutMs = 240_000;

beforeAll(async () => {
  practice = await startPracticeAiUnderTest();
}, timeoutMs);
afterAll(() => practice.stop());

const topicOf = (): string => `Thema ${randomUUID()}`;
const freue = 'Liebe Anna, ich freue mir auf das Kino. Viele Grüße, Ali';
const PATH = '/internal/admin/reported-corrections';

const correctionsOf = async (text: string, identity = someIdentity(), topic = topicOf()): Promise<Correction[]> =>
  writingFeedbackSchema.parse((await practice.analyze({ topic, section: 'teil1', text }, identity)).body).corrections;
/** A learner has the text analysed and holds the correction of a word for wrong. */
async function report(text: string, original: string, identity: Identity = someIdentity()): Promise<Correction> {
  const topic = topicOf();
  const correction = (await correctionsOf(text, identity, topic)).find((one) => one.original === original);
  if (!correction) throw new Error(`${original} is not corrected`);
  expect((await practice.post('/api/writing/disputed-corrections', { topic, correction }, identity)).status).toBe(204);
  return correction;
}
const pageOf = async (query = ''): Promise<{ corrections: ReportedCorrection[]; total: number; pages: number; rules: string[] }> =>
  reportedCorrectionsPageSchema.parse((await practice.asService('admin', 'get', `${PATH}${query}`)).body);
async function reportedOf({ original, corrected }: Pick<Correction, 'original' | 'corrected'>): Promise<ReportedCorrection> {
  const found = (await pageOf('?limit=200')).corrections.find((one) => one.original === original && one.corrected === corrected);
  if (!found) throw new Error(`${original} is not reported`);
  return found;
}
const decide = (key: string, body: object) => practice.asService('admin', 'put', `${PATH}/${key}`, body);
const decided = async ({ key, version }: ReportedCorrection, body: object): Promise<ReportedCorrection> => reportedCorrectionSchema.parse((await decide(key, { version, ...body })).body);
const words = (corrections: Correction[]): string[] => corrections.map(({ original, corrected }) => `${original} → ${corrected}`);

describe('reports', () => {
  test('of the same correction are one, with its rule, its sentences and how many learners they come from, and name nobody', async () => {
    const [one, other] = [someIdentity(), someIdentity()];
    await report(freue, 'mir', one);
    await report('Liebe Eva, ich freue mir auf den Film. Viele Grüße, Ali', 'mir', one);
    const { rule } = await report(freue, 'mir', other);
    const reported = await reportedOf({ original: 'mir', corrected: 'mich' });
    expect(rule).toBe('reflexive-pronoun');
    expect(reported).toMatchObject({ rule, state: 'open', reports: 3, learners: 2, category: 'pronoun', version: 0, scope: null });
    expect(reported.sentences).toEqual(['Liebe Anna, ich freue mir auf das Kino.', 'Liebe Eva, ich freue mir auf den Film.']);
    expect(JSON.stringify(reported)).not.toMatch(new RegExp(`${one.userId}|${other.userId}`));
  }, timeoutMs);

  test('are filtered by state and rule, and paged', async () => {
    await report(freue, 'mir');
    await report('Ich gehe mit mein Bruder ins Kino. Das ist schön.', 'mein Bruder');
    const { total, rules } = await pageOf();
    expect(total).toBeGreaterThanOrEqual(2);
    expect(rules).toEqual(expect.arrayContaining(['noun-phrase-case', 'reflexive-pronoun']));
    expect((await pageOf('?rule=noun-phrase-case')).corrections.map(({ rule }) => rule)).toEqual(['noun-phrase-case']);
    expect((await pageOf('?state=rejected')).total).toBe(0);
    expect(await pageOf('?limit=1&page=2')).toMatchObject({ total, pages: total, corrections: [expect.anything()] });
  }, timeoutMs);

  test('are for the admin service alone', async () => {
    expect((await practice.asService('gateway', 'get', PATH)).status).toBe(403);
    expect((await practice.asService('gateway', 'put', `${PATH}/x`, { version: 0, state: 'accepted' })).status).toBe(403);
    expect((await practice.get(PATH, someIdentity({ role: 'admin' }))).status).toBe(403);
    expect((await decide('nothing', { version: 0, state: 'accepted' })).body).toMatchObject({ code: 'NOT_FOUND' });
    expect((await decide('nothing', { version: 0, state: 'maybe' })).status).toBe(400);
  });
});

describe('an accepted report', () => {
  const kollege = 'Gestern habe ich mit mein Kollege gesprochen. Er freut sich auf die Arbeit.';

  test('takes the correction back for everybody within seconds in every instance, others stay, and it can be let stand again', async () => {
    const text = 'Heute spreche ich mit mein Chef. Ich freue mir sehr.';
    const correction = await report(text, 'mein Chef');
    const other = await startPracticeAiUnderTest({ MONGO_URL: practice.mongoUrl });
    try {
      const elsewhere = async (): Promise<string[]> => words(writingFeedbackSchema.parse((await other.analyze({ topic: topicOf(), section: 'teil1', text })).body).corrections);
      expect(await elsewhere()).toContain('mein Chef → meinem Chef');
      const accepted = await decided(await reportedOf(correction), { state: 'accepted', note: 'So sagt man das.' });
      expect(accepted).toMatchObject({ state: 'accepted', scope: 'words', note: 'So sagt man das.', version: 1, decidedAt: expect.any(String) as string });
      for (const seen of [async () => words(await correctionsOf(text)), elsewhere]) await eventually(async () => expect(await seen()).toEqual(['mir → mich']));
      // In any sentence.
      expect(words(await correctionsOf('Morgen rede ich mit mein Chef.'))).toEqual([]);
      expect((await pageOf('?state=accepted')).corrections.map(({ key }) => key)).toContain(accepted.key);

      await decided(accepted, { state: 'open' });
      for (const seen of [async () => words(await correctionsOf(text)), elsewhere]) await eventually(async () => expect(await seen()).toContain('mein Chef → meinem Chef'));
    } finally {
      await other.stop();
    }
  }, timeoutMs);

  test('takes it back in the reported sentences alone where it was accepted so, and is open again when another sentence is reported', async () => {
    const correction = await report(kollege, 'mein Kollege');
    const accepted = await decided(await reportedOf(correction), { state: 'accepted', scope: 'sentence' });
    await eventually(async () => expect(words(await correctionsOf(kollege))).toEqual([]));
    const another = 'Morgen esse ich mit mein Kollege.';
    await report(another, 'mein Kollege');
    const again = await reportedOf(correction);
    expect(again).toMatchObject({ state: 'open', scope: 'sentence', reports: 2, version: accepted.version + 1 });
    expect(words(await correctionsOf(kollege))).toEqual([]);
    await decided(again, { state: 'accepted', scope: 'sentence' });
    await eventually(async () => expect(words(await correctionsOf(another))).toEqual([]));
    expect(words(await correctionsOf('Ich lerne mit mein Kollege.'))).toEqual(['mein Kollege → meinem Kollegen']);
  }, timeoutMs);

  test('is accepted once by two administrators at a time; the later one is told', async () => {
    const { key, version } = await reportedOf(await report('Ich wohne bei meine Tante. Das ist gut.', 'meine Tante'));
    const answers = await Promise.all([decide(key, { version, state: 'accepted' }), decide(key, { version, state: 'rejected' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  }, timeoutMs);
});

test('with its learner a report goes, and so does what nobody has decided; a decision stays and names nothing of them', async () => {
  const identity = someIdentity();
  const text = 'Ich fahre mit mein Onkel. Ich helfe meine Oma.';
  const [kept, dropped] = [await report(text, 'mein Onkel', identity), await report(text, 'meine Oma', identity)];
  await decided(await reportedOf(kept), { state: 'rejected' });
  await publishDeletion(practice.parts.broker, identity.userId);
  await eventually(async () => {
    const { corrections } = await pageOf('?limit=200');
    expect(corrections.find(({ original }) => original === dropped.original)).toBeUndefined();
    expect(corrections.find(({ original }) => original === kept.original)).toMatchObject({ state: 'rejected', reports: 0, learners: 0, sentences: [] });
  });
}, timeoutMs);

test('reports of earlier versions are gathered at the start', async () => {
  const row = { userId: randomUUID(), attemptId: 'a', topic: 't', sentence: 'Das ist Mahin.', original: 'Mahin', corrected: 'Mahnung', category: 'spelling', explanation: 'So schreibt man das.', createdAt: new Date() };
  await practice.parts.connection.collection<{ _id: string }>('disputed_corrections').insertOne({ _id: `${randomUUID()}:8:5`, ...row });
  const next = await startPracticeAiUnderTest({ MONGO_URL: practice.mongoUrl });
  await next.stop();
  expect(await reportedOf(row)).toMatchObject({ rule: 'unknown', sentences: [row.sentence], reports: 1 });
}, timeoutMs);
