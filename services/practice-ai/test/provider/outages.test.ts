import { someIdentity } from '@b1fuchs/testing';
import { CAP_REACHED, failureNotices } from '../../src/domain/provider/notices.js';
import { changesIn, proposal, startSetting, timeoutMs, type Setting } from './setting.js';
import { cutOff, fail, neverAnswer, say, sayText, send, usage, type Behaviour } from './stub-provider.js';

/** The whole analysis answers within this time (spec 2, section 9.1). */
const PROMISED_MS = 15_000;
const advice = { corrections: [proposal('In dem Film geht', 'In diesem Film geht')], overallFeedback: '' };

const running: Setting[] = [];
async function startWith(changes: Record<string, string> = {}): Promise<Setting> {
  const setting = await startSetting(changes);
  running.push(setting);
  return setting;
}
afterEach(async () => {
  for (const setting of running.splice(0)) await setting.stop();
});

describe('a provider that misbehaves', () => {
  test.each<[string, Behaviour, keyof typeof failureNotices, number, 'free' | 'counted' | 'counted at the most']>([
    ['never answers', neverAnswer, 'timeout', 1, 'counted at the most'],
    ['hangs up in the middle', cutOff, 'bad-answer', 1, 'counted at the most'],
    ['sends no JSON', send('<html>Bad gateway</html>'), 'bad-answer', 1, 'counted at the most'],
    ['says no JSON', sayText('Gern! Hier sind die Fehler:'), 'bad-answer', 1, 'counted'],
    ['says another shape', say({ corrections: [{ original: 'dem' }], overallFeedback: 7 }), 'bad-answer', 1, 'counted'],
    ['answers 429 with a long pause', fail(429, { 'retry-after': '120' }), 'refused', 1, 'free'],
    ['answers 429', fail(429, { 'retry-after': '0' }), 'refused', 2, 'free'],
    ['answers 500', fail(500), 'refused', 2, 'free'],
    ['answers 401', fail(401), 'refused', 1, 'free'],
  ])('and %s leaves our own result, in time, and the answer says so', async (_what, behaviour, reason, requests, price) => {
    const { stub, feedbackFor, willingLearner, practice } = await startWith();
    const own = await feedbackFor(someIdentity());
    const identity = await willingLearner();
    stub.behave(behaviour);
    const started = performance.now();
    const feedback = await feedbackFor(identity);
    expect(performance.now() - started).toBeLessThan(PROMISED_MS);
    expect(feedback).toEqual({ ...own, notice: failureNotices[reason] });
    expect(stub.requests).toHaveLength(requests);
    expect(await practice.attemptsOf(identity.userId)).toMatchObject([{ feedback }]);

    const [record] = await practice.recordsOf('ai_usage', identity.userId);
    const used = price === 'counted' ? usage : { prompt_tokens: 0, completion_tokens: 0 };
    expect(record).toMatchObject({ inputTokens: used.prompt_tokens, outputTokens: used.completion_tokens });
    const cost = Number(record?.costMicrocents);
    if (price === 'free') expect(cost).toBe(0);
    if (price === 'counted') expect(cost).toBe(usage.prompt_tokens * 250 + usage.completion_tokens * 1_000);
    if (price === 'counted at the most') expect(cost).toBeGreaterThan(2_000 * 1_000);
  }, timeoutMs);

  test('and recovers at the second try adds its part', async () => {
    const { stub, feedbackFor, willingLearner } = await startWith();
    stub.behave(fail(500), say(advice));
    const feedback = await feedbackFor(await willingLearner());
    expect(feedback.notice).toBeUndefined();
    expect(changesIn(feedback)).toContain('dem → diesem');
  }, timeoutMs);

  test('and keeps failing is left alone after five times', async () => {
    const { stub, feedbackFor, willingLearner } = await startWith();
    const identity = await willingLearner();
    stub.behave(fail(401));
    for (let time = 0; time < 5; time += 1) await feedbackFor(identity);
    expect(stub.requests).toHaveLength(5);
    expect((await feedbackFor(identity)).notice).toBe(failureNotices.resting);
    expect(stub.requests).toHaveLength(5);
  }, timeoutMs);
});

describe('the budget of a month', () => {
  /** The stub's answer costs 1,500 cents. */
  const dear = { AI_INPUT_PRICE_CENTS: '1000000', AI_OUTPUT_PRICE_CENTS: '1000000', AI_MONTHLY_CAP_CENTS: '2000' };

  test('counts tokens and cost of each call for its learner', async () => {
    const { stub, feedbackFor, willingLearner, practice } = await startWith();
    stub.behave(say(advice));
    const identity = await willingLearner();
    await Promise.all([feedbackFor(identity), feedbackFor(identity)]);
    await feedbackFor(await willingLearner());
    expect(await practice.recordsOf('ai_usage', identity.userId)).toMatchObject([
      {
        month: new Date().toISOString().slice(0, 7),
        calls: 2,
        inputTokens: 2_400,
        outputTokens: 600,
        costMicrocents: 2 * (1_200 * 250 + 300 * 1_000),
      },
    ]);
  }, timeoutMs);

  test('past its end no text goes out, our own result is given, and the answer says why', async () => {
    const { stub, feedbackFor, willingLearner } = await startWith(dear);
    const own = await feedbackFor(someIdentity());
    stub.behave(say(advice));
    const identity = await willingLearner();
    expect(changesIn(await feedbackFor(identity))).toContain('dem → diesem');
    expect(changesIn(await feedbackFor(identity))).toContain('dem → diesem');
    expect(await feedbackFor(identity)).toEqual({ ...own, notice: CAP_REACHED });
    expect(stub.requests).toHaveLength(2);
    expect(changesIn(await feedbackFor(await willingLearner()))).toContain('dem → diesem');
  }, timeoutMs);

  test('can’t be passed by many requests at the same time', async () => {
    const { stub, feedbackFor, willingLearner } = await startWith(dear);
    stub.behave(say(advice));
    const identity = await willingLearner();
    const feedback = await Promise.all([1, 2, 3, 4].map(() => feedbackFor(identity)));
    expect(stub.requests.length).toBeLessThanOrEqual(2);
    expect(feedback.filter(({ notice }) => notice === CAP_REACHED)).toHaveLength(4 - stub.requests.length);
  }, timeoutMs);

  test('of nothing lets nothing out', async () => {
    const { stub, feedbackFor, willingLearner } = await startWith({ AI_MONTHLY_CAP_CENTS: '0' });
    expect((await feedbackFor(await willingLearner())).notice).toBe(CAP_REACHED);
    expect(stub.requests).toHaveLength(0);
  }, timeoutMs);
});
