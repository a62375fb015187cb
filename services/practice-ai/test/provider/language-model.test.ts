import { z } from 'zod';
import { createCircuitBreaker } from '../../src/clients/circuit-breaker.js';
import { createLanguageModel } from '../../src/clients/language-model.js';
import { ProviderFailure } from '../../src/clients/provider-failure.js';
import { completion, cutOff, fail, neverAnswer, say, sayText, send, stall, startStubProvider, type Behaviour, type StubProvider } from './stub-provider.js';

const TIMEOUT_MS = 4_000;
const right = { colour: 'red', words: ['a'] };
const question = {
  system: 'You are a judge.',
  user: 'Which colour?',
  name: 'colour_answer',
  schema: z.object({ colour: z.enum(['red', 'green']), words: z.array(z.string()) }),
  maxOutputTokens: 77,
};

let stub: StubProvider;
const modelWith = ({ timeoutMs = TIMEOUT_MS, url = stub.url, failures = 100 } = {}) =>
  createLanguageModel({ url, apiKey: 'sk-1', model: 'stub-model', timeoutMs, breaker: createCircuitBreaker({ failures, pauseMs: 60_000, now: () => performance.now() }) });
/** The failure that asking ends in. */
async function failureOf(asked: Promise<unknown>): Promise<ProviderFailure> {
  const error = await asked.then(() => undefined, (reason: unknown) => reason);
  if (!(error instanceof ProviderFailure)) throw new Error(`no ProviderFailure but ${String(error)}`);
  return error;
}

beforeEach(async () => {
  stub = await startStubProvider(say(right));
});
afterEach(() => stub.stop());

describe('asking a language model', () => {
  test('sends the question with a strict schema and gives the answer with the tokens it used', async () => {
    expect(await modelWith().ask(question)).toEqual({ answer: right, tokens: { input: 1_200, output: 300 } });
    expect(stub.requests).toHaveLength(1);
    expect(stub.requests[0]).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer sk-1',
      model: 'stub-model',
      max_completion_tokens: 77,
      temperature: 0,
      messages: [{ role: 'system', content: 'You are a judge.' }, { role: 'user', content: 'Which colour?' }],
      response_format: {
        json_schema: {
          name: 'colour_answer',
          strict: true,
          schema: { type: 'object', additionalProperties: false, required: ['colour', 'words'] },
        },
      },
    });
  });

  test('leaves out what was not asked for', async () => {
    stub.behave(say({ ...right, grade: 900 }));
    expect((await modelWith().ask(question)).answer).toEqual(right);
  });

  test('does without a count of the tokens', async () => {
    stub.behave(sayText(JSON.stringify(right), { usage: { prompt_tokens: -5 } }));
    expect(await modelWith().ask(question)).toEqual({ answer: right, tokens: undefined });
  });
});

describe('a provider that misbehaves', () => {
  test.each<[string, Behaviour, string]>([
    ['never answers', neverAnswer, 'timeout'],
    ['stops in the middle of its answer', stall, 'timeout'],
  ])('and %s is given up in time', async (_what, behaviour, reason) => {
    stub.behave(behaviour);
    const started = performance.now();
    const failure = await failureOf(modelWith({ timeoutMs: 500 }).ask(question));
    expect(failure).toMatchObject({ reason, tokens: undefined });
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  test.each<[string, Behaviour, { input: number; output: number } | undefined]>([
    ['hangs up in the middle', cutOff, undefined],
    ['sends no JSON', send('<html>Bad gateway</html>'), undefined],
    ['sends a page', send('<html>Bad gateway</html>', 200, { 'content-type': 'text/html' }), undefined],
    ['sends something else', send('{"answer":42}'), undefined],
    ['sends no choice', send(JSON.stringify(completion('', { choices: [] }))), undefined],
    ['says nothing', sayText(null), { input: 1_200, output: 300 }],
    ['says no JSON', sayText('Sehr gern! Hier sind die Fehler:'), { input: 1_200, output: 300 }],
    ['says half of the JSON', sayText('{"colour":"red","wor'), { input: 1_200, output: 300 }],
    ['says another shape', say({ colour: 'blue', words: 'a' }), { input: 1_200, output: 300 }],
    [
      'runs out of tokens',
      send(JSON.stringify(completion('', { choices: [{ finish_reason: 'length', message: { content: JSON.stringify(right) } }] }))),
      { input: 1_200, output: 300 },
    ],
  ])('and %s gives no answer, but its tokens count where they are known', async (_what, behaviour, tokens) => {
    stub.behave(behaviour);
    expect(await failureOf(modelWith().ask(question))).toMatchObject({ reason: 'bad-answer', tokens });
    expect(stub.requests).toHaveLength(1);
  });

  test.each([429, 500, 503])('and answers %i is asked once more', async (status) => {
    stub.behave(fail(status), say(right));
    expect((await modelWith().ask(question)).answer).toEqual(right);
    expect(stub.requests).toHaveLength(2);
  });

  test('and goes on failing is asked twice at most, and nothing that it wrote is repeated', async () => {
    stub.behave(fail(500));
    const failure = await failureOf(modelWith().ask(question));
    expect(failure).toMatchObject({ reason: 'refused', tokens: { input: 0, output: 0 } });
    expect(failure.message).not.toContain('Tobias');
    expect(failure.cause).toBeUndefined();
    expect(stub.requests).toHaveLength(2);
  });

  test('and asks for a short pause gets it', async () => {
    stub.behave(fail(429, { 'retry-after': '1' }), say(right));
    const started = performance.now();
    expect((await modelWith().ask(question)).answer).toEqual(right);
    expect(performance.now() - started).toBeGreaterThan(950);
  });

  test('and asks for a longer pause than there is time is not waited for', async () => {
    stub.behave(fail(429, { 'retry-after': '60' }));
    const started = performance.now();
    expect(await failureOf(modelWith().ask(question))).toMatchObject({ reason: 'refused' });
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(stub.requests).toHaveLength(1);
  });

  test.each([400, 401, 404])('and answers %i is not asked again', async (status) => {
    stub.behave(fail(status));
    expect(await failureOf(modelWith().ask(question))).toMatchObject({ reason: 'refused' });
    expect(stub.requests).toHaveLength(1);
  });

  test('and is not there is unreachable', async () => {
    const failure = await failureOf(modelWith({ url: 'http://127.0.0.1:9/v1' }).ask(question));
    expect(failure).toMatchObject({ reason: 'unreachable', tokens: { input: 0, output: 0 } });
  });

  test('and keeps failing is left alone', async () => {
    const model = modelWith({ failures: 2 });
    stub.behave(fail(401));
    await failureOf(model.ask(question));
    await failureOf(model.ask(question));
    expect(await failureOf(model.ask(question))).toMatchObject({ reason: 'resting', tokens: { input: 0, output: 0 } });
    expect(stub.requests).toHaveLength(2);
  });

  test('and says nonsense is asked again all the same: a text may lead to that', async () => {
    const model = modelWith({ failures: 2 });
    stub.behave(sayText('nonsense'));
    for (let time = 0; time < 3; time += 1) expect(await failureOf(model.ask(question))).toMatchObject({ reason: 'bad-answer' });
    expect(stub.requests).toHaveLength(3);
  });
});
