import { serverUrls } from '@b1fuchs/testing';
import { z } from 'zod';

const { EMBEDDINGS_URL } = serverUrls();
const answerSchema = z.object({
  data: z.array(z.object({ index: z.number(), embedding: z.array(z.number()).length(384) })),
  usage: z.object({ prompt_tokens: z.number() }),
});
const failureSchema = z.object({ error: z.object({ message: z.string(), type: z.string() }) });
const timeoutMs = 60_000;

const post = (body: string, path = '/v1/embeddings'): Promise<Response> => fetch(new URL(path, EMBEDDINGS_URL), { method: 'POST', body });
const ask = (input: unknown): Promise<Response> => post(JSON.stringify({ model: 'multilingual-e5-small', input }));

async function vectorsOf(...texts: string[]): Promise<number[][]> {
  const response = await ask(texts);
  expect(response.status).toBe(200);
  const { data } = answerSchema.parse(await response.json());
  expect(data.map(({ index }) => index)).toEqual(texts.map((_text, index) => index));
  return data.map(({ embedding }) => embedding);
}
const cosine = (a: number[] = [], b: number[] = []): number => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

describe('the embeddings server', () => {
  test('gives vectors of length 1', async () => {
    for (const vector of await vectorsOf('Ich komme gern.', '', 'سلام، حالت چطور است؟', '😀', 'a'.repeat(5_000))) {
      expect(cosine(vector, vector)).toBeCloseTo(1, 5);
    }
  }, timeoutMs);

  test('gives a text the same vector alone, beside others and in either order', async () => {
    const texts = ['Kurz.', 'Ich freue mich sehr auf deine Party am Samstag und bringe einen Kuchen mit.', 'Wir fahren mit dem Zug. '.repeat(120)];
    const together = await vectorsOf(...texts);
    const reversed = (await vectorsOf(...texts.toReversed())).toReversed();
    for (const [index, text] of texts.entries()) {
      const [alone] = await vectorsOf(text);
      expect(cosine(alone, together[index])).toBeCloseTo(1, 4);
      expect(cosine(alone, reversed[index])).toBeCloseTo(1, 4);
    }
  }, timeoutMs);

  test('puts what means the same nearer together than what does not, across languages too', async () => {
    const [german, paraphrase, english, persian, other] = await vectorsOf(
      'Ich kann am Samstag leider nicht zu deiner Feier kommen.',
      'Zu deinem Fest am Wochenende muss ich absagen.',
      'Unfortunately I cannot come to your party on Saturday.',
      'متأسفانه شنبه نمی‌توانم به مهمانی تو بیایم.',
      'Der Motor braucht neues Öl und zwei Reifen.',
    );
    for (const near of [paraphrase, english, persian]) expect(cosine(german, near)).toBeGreaterThan(cosine(german, other) + 0.03);
  }, timeoutMs);

  test('reads a text to its end, however long', async () => {
    const start = 'Wir fahren mit dem Zug nach Hamburg. '.repeat(80);
    const [plain, longer] = await vectorsOf(start, `${start}${'Der Arzt verschreibt der Patientin Tabletten. '.repeat(80)}`);
    expect(cosine(plain, longer)).toBeLessThan(0.99);
  }, timeoutMs);

  test.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['no input', '{}'],
    ['an empty list', '{"input": []}'],
    ['numbers', '{"input": [1]}'],
    ['half a character', '{"input": ["\\ud800"]}'],
  ])('refuses %s with a reason', async (_what, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(failureSchema.parse(await response.json()).error.type).toBe('invalid_request_error');
  }, timeoutMs);

  test('refuses a body over 1 MB and an unknown path, and goes on answering on the same connection', async () => {
    expect((await ask('a'.repeat(1_100_000))).status).toBe(413);
    expect((await post('{"input": "x"}', '/v1/other')).status).toBe(404);
    expect((await ask('Ich komme.')).status).toBe(200);
  }, timeoutMs);
});
