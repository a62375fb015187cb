import { errorTable, writingFeedbackSchema } from '@b1fuchs/contracts';
import { eventually, someIdentity } from '@b1fuchs/testing';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { modelAnswers } from './model-answers.js';
import { NOWHERE, startPracticeAiUnderTest, type Engines, type PracticeAiUnderTest } from './practice-ai-under-test.js';

/** The whole analysis answers within this time (spec 2, section 9.1). */
const PROMISED_MS = 15_000;
const timeoutMs = 120_000;
/** A check counts as failed after 3 s, and the embeddings are busy with the catalogue when the service has just started. */
const PATIENCE_MS = 90_000;
/** One error that the dictionary shows (Freunt) and one that only the structure shows (mit mein). */
const body = {
  text: (modelAnswers['kino-am-wochenende'] ?? '').replace('\n\nViele', ' Ich komme mit mein Bruder und mein Freunt.\n\nViele'),
  topic: 'Kino am Wochenende',
  section: 'teil1',
};

const running: PracticeAiUnderTest[] = [];
const startWith = async (engines: Partial<Engines>): Promise<PracticeAiUnderTest> => {
  const practice = await startPracticeAiUnderTest(engines);
  running.push(practice);
  return practice;
};

/** A server that takes every connection and never answers. */
async function startSilentServer(): Promise<{ url: string; stop: () => void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

afterEach(async () => {
  for (const practice of running.splice(0)) await practice.stop();
});

describe('without the grammar engine', () => {
  test('the analysis says that it is away, keeps nothing and tells of no practice', async () => {
    const practice = await startWith({ GRAMMAR_URL: NOWHERE, EMBEDDINGS_URL: NOWHERE });
    const identity = someIdentity();
    const answer = await practice.analyze(body, identity);
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ code: 'ANALYSIS_UNAVAILABLE', message: errorTable.ANALYSIS_UNAVAILABLE.message });
    expect(await practice.attemptsOf(identity.userId)).toEqual([]);
    expect(practice.publishedFor(identity.userId)).toEqual([]);
  }, timeoutMs);

  test('the service is not ready, and says why', async () => {
    const practice = await startWith({ GRAMMAR_URL: NOWHERE, EMBEDDINGS_URL: NOWHERE });
    const answer = await practice.readiness();
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ ready: false, checks: { database: 'ok', grammar: 'failed' } });
  }, timeoutMs);
});

describe('without the parser', () => {
  test('the analysis corrects what the dictionary shows and leaves out the structure', async () => {
    const whole = await startWith({ EMBEDDINGS_URL: NOWHERE });
    const practice = await startWith({ EMBEDDINGS_URL: NOWHERE, PARSER_URL: NOWHERE });
    const wholeFeedback = writingFeedbackSchema.parse((await whole.analyze(body)).body);
    const feedback = writingFeedbackSchema.parse((await practice.analyze(body)).body);
    const originals = feedback.corrections.map(({ original }) => original);
    expect(originals.join(' ')).toContain('Freunt');
    expect(feedback.corrections.length).toBeLessThan(wholeFeedback.corrections.length);
  }, timeoutMs);

  test('the service stays ready and names what is missing', async () => {
    const practice = await startWith({ PARSER_URL: NOWHERE });
    await eventually(async () => {
      expect((await practice.readiness()).body).toMatchObject({ ready: true, checks: { database: 'ok', grammar: 'ok', parser: 'failed', embeddings: 'ok', redis: 'ok' } });
    }, PATIENCE_MS);
    expect((await practice.readiness()).status).toBe(200);
  }, timeoutMs);
});

describe('without the embeddings', () => {
  test('the analysis says that the topic was not checked, and judges the rest', async () => {
    const practice = await startWith({ EMBEDDINGS_URL: NOWHERE });
    const identity = someIdentity();
    const feedback = writingFeedbackSchema.parse((await practice.analyze(body, identity)).body);
    expect(feedback.topicRelevance).toContain('Themenprüfung ist gerade nicht möglich');
    expect(feedback.criteria.find(({ name }) => name === 'erfuellung')?.reason).toContain('nicht geprüft');
    expect(feedback.corrections.length).toBeGreaterThan(0);
    expect(await practice.attemptsOf(identity.userId)).toHaveLength(1);
  }, timeoutMs);

  test('the service stays ready and names what is missing', async () => {
    const practice = await startWith({ EMBEDDINGS_URL: NOWHERE });
    await eventually(async () => {
      expect((await practice.readiness()).body).toMatchObject({ ready: true, checks: { database: 'ok', grammar: 'ok', parser: 'ok', embeddings: 'failed', redis: 'ok' } });
    }, PATIENCE_MS);
    expect((await practice.readiness()).status).toBe(200);
  }, timeoutMs);
});

describe('an engine that takes the question and never answers', () => {
  const askWith = async (engine: keyof Engines) => {
    const silent = await startSilentServer();
    const practice = await startWith({ EMBEDDINGS_URL: NOWHERE, [engine]: silent.url });
    const started = performance.now();
    const answer = await practice.analyze(body);
    const tookMs = performance.now() - started;
    silent.stop();
    return { answer, tookMs };
  };

  test('is given up in time when it is the grammar engine', async () => {
    const { answer, tookMs } = await askWith('GRAMMAR_URL');
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ code: 'ANALYSIS_UNAVAILABLE' });
    expect(tookMs).toBeLessThan(PROMISED_MS);
  }, timeoutMs);

  test.each(['PARSER_URL', 'EMBEDDINGS_URL'] as const)('is left out in time when it is the one at %s', async (engine) => {
    const { answer, tookMs } = await askWith(engine);
    expect(answer.status).toBe(200);
    expect(writingFeedbackSchema.parse(answer.body).corrections.length).toBeGreaterThan(0);
    expect(tookMs).toBeLessThan(PROMISED_MS);
  }, timeoutMs);
});
