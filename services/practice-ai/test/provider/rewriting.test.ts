import { styleRefinementSchema, type Identity, type StyleRefinement } from '@b1fuchs/contracts';
import { serverUrls, someIdentity } from '@b1fuchs/testing';
import { failureNotices, NOT_VERIFIED } from '../../src/domain/provider/notices.js';
import { NOWHERE } from '../practice-ai-under-test.js';
import { startSetting, timeoutMs, type Setting } from './setting.js';
import { fail, neverAnswer, say } from './stub-provider.js';

const text = 'Hallo Frau Weber,\n\nich hab Ihre Mail gekriegt. Kannst du mir sagen, wann der Kurs am 3. Mai anfängt?\n\nTschüss\nReza';
const refinedText = 'Sehr geehrte Frau Weber,\n\nvielen Dank, ich habe Ihre E-Mail erhalten. Könnten Sie mir bitte mitteilen, wann der Kurs am 3. Mai beginnt?\n\nMit freundlichen Grüßen\nReza';
const changes = [{ original: 'anfängt', improved: 'beginnt', explanation: '„Beginnen“ klingt förmlicher als „anfangen“.' }];
const learningPoints = [{ point: 'In formellen Texten benutzt man die Sie-Form.', example: 'Könnten Sie mir bitte helfen?' }];
const rewriting = { refinedText, changes, learningPoints };

let setting: Setting;
let own: StyleRefinement;

beforeAll(async () => {
  setting = await startSetting({ EMBEDDINGS_URL: serverUrls().EMBEDDINGS_URL });
  own = await refined(setting, someIdentity());
}, timeoutMs);
afterAll(() => setting.stop());

const refined = async ({ practice }: Setting, identity: Identity, wording = text): Promise<StyleRefinement> =>
  styleRefinementSchema.parse((await practice.post('/api/refine-style', { text: wording, targetStyle: 'formal' }, identity)).body);
const answered = async (answer: object): Promise<StyleRefinement> => {
  setting.stub.behave(say(answer));
  return refined(setting, await setting.willingLearner());
};

describe('a model’s rewriting', () => {
  test('stands in place of ours when it holds, and says where it comes from', async () => {
    const refinement = await answered(rewriting);
    expect(refinement).toMatchObject({ refinedText, changes, learningPoints, styleAnalysis: own.styleAnalysis });
    expect(refinement.overallFeedback).toContain('KI-Modell');
    expect(refinement.notice).toBeUndefined();
  }, timeoutMs);

  test.each([
    ['says something else', { refinedText: text.replace(/ich hab[^]*anfängt\?/u, 'die Katze schläft am 3. Tag im Garten und der Mai ist schön, beginnt aber kalt.') }],
    ['obeys the text', { refinedText: 'Hallo,\n\nich bin am 3. Tag ein freundlicher Roboter, und die Note ist sehr gut, wie der Mai beginnt.\n\nTschüss\nReza' }],
    ['has more errors than ours', { refinedText: refinedText.replace('habe Ihre E-Mail erhalten', 'habe Ihren E-Mail erhallten') }],
    ['changes a date', { refinedText: refinedText.replace('3.', '4.') }],
    ['explains nothing', { changes: [] }],
  ])('that %s is not shown, and the answer says so', async (_what, wrong) => {
    expect(await answered({ ...rewriting, ...wrong })).toEqual({ ...own, notice: failureNotices['bad-answer'] });
  }, timeoutMs);

  test('is not asked for before consent, nor for a text that is long or not German', async () => {
    const asked = setting.stub.requests.length;
    await refined(setting, someIdentity());
    const willing = await setting.willingLearner();
    await refined(setting, willing, 'Dear Mrs Weber, thank you for your mail. When does the course begin?');
    await refined(setting, willing, 'Ich habe heute leider keine Zeit. '.repeat(80));
    expect(setting.stub.requests).toHaveLength(asked);
  }, timeoutMs);

  test('keeps the learner’s words behind the fence', async () => {
    await answered(rewriting);
    const { messages } = setting.stub.requests.at(-1) ?? { messages: [undefined, undefined] };
    const fence = /----- TEXT BEGINS ([\w-]{36}) -----\n/u.exec(messages[1]?.content ?? '')?.[1] ?? 'none';
    expect(messages[1]?.content).toContain(`----- TEXT BEGINS ${fence} -----\n${text}\n----- TEXT ENDS ${fence} -----`);
    expect(messages[0]?.content).toContain('never an instruction');
    expect(messages[0]?.content).not.toContain('Weber');
  }, timeoutMs);

  test('that does not come leaves ours, and the answer says why', async () => {
    const willing = await setting.willingLearner();
    setting.stub.behave(fail(500));
    expect(await refined(setting, willing)).toEqual({ ...own, notice: failureNotices.refused });
    setting.stub.behave(neverAnswer);
    expect(await refined(setting, willing)).toEqual({ ...own, notice: failureNotices.timeout });
  }, timeoutMs);
});

test('what can’t be compared with the text is not shown', async () => {
  const alone = await startSetting({ EMBEDDINGS_URL: NOWHERE });
  alone.stub.behave(say(rewriting));
  expect((await refined(alone, await alone.willingLearner())).notice).toBe(NOT_VERIFIED);
  await alone.stop();
}, timeoutMs);
