import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { type GrammarEngine, readyCheck, someGrammarEngine, startGrammarEngine } from './support/grammar-process.js';
import { endLeftovers } from './support/java-process.js';
import { ruleExamples } from './support/rule-examples.js';

const readingSchema = z.object({ lemma: z.string(), tag: z.string() });
const readingsSchema = z.object({
  sentences: z.array(
    z.object({
      offset: z.number(),
      length: z.number(),
      tokens: z.array(
        z.object({
          text: z.string(),
          offset: z.number(),
          length: z.number(),
          readings: z.array(readingSchema),
          allReadings: z.array(readingSchema),
        }),
      ),
    }),
  ),
});
const failureSchema = z.strictObject({ code: z.string(), message: z.string() });

let engine: GrammarEngine;

beforeAll(async () => {
  engine = await someGrammarEngine();
}, 320_000);

afterAll(endLeftovers);

afterAll(async () => {
  await engine.stop();
});

function post(path: string, body: unknown, url = engine.url): Promise<Response> {
  return fetch(url + path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
}

async function readings(text: string, url = engine.url): Promise<z.infer<typeof readingsSchema>> {
  const answer = await post('/readings', { text }, url);
  expect(answer.status).toBe(200);
  return readingsSchema.parse(await answer.json());
}

async function forms(...requests: [lemma: string, tag: string][]): Promise<unknown> {
  const answer = await post('/synthesize', { requests: requests.map(([lemma, tag]) => ({ lemma, tag })) });
  return answer.json();
}

describe('readings', () => {
  test('say what each word can be, and less of it once its sentence is known', async () => {
    const { sentences } = await readings('Ich freue mich auf deinen Besuch. Bis bald!');
    expect(sentences.map((sentence) => sentence.tokens.map((token) => token.text))).toEqual([
      ['Ich', 'freue', 'mich', 'auf', 'deinen', 'Besuch', '.'],
      ['Bis', 'bald', '!'],
    ]);
    const [ich, freue] = sentences[0]?.tokens ?? [];
    expect(ich?.readings).toEqual([{ lemma: 'ich', tag: 'PRO:PER:NOM:SIN:ALG' }]);
    expect(ich?.allReadings).toContainEqual({ lemma: 'Ich', tag: 'SUB:NOM:SIN:NEU' });
    expect(freue?.readings).toContainEqual({ lemma: 'freuen', tag: 'VER:1:SIN:PRÄ:SFT' });
    expect(freue?.readings.every((reading) => freue.allReadings.some((one) => one.tag === reading.tag))).toBe(true);
  });

  test.each([
    ['line ends of both kinds', 'Hallo Anna,\r\n\r\nwie geht es dir?\n\nViele Grüße\nTom\n'],
    ['signs outside the first plane', 'Ich 😀 bin 👩‍👩‍👧 froh. Und 𝒟u?'],
    ['soft hyphens and spaces that do not break', 'Das ist ein Wochen\u00ADende am\u00A0See, z.\u202FB. hier.'],
    ['Persian', 'سلام، من در برلین زندگی می‌کنم. Ich wohne in Berlin.'],
    ['half a surrogate pair and control signs', 'Ich \ud83d bin\u0000 hier\u0007. \udc00'],
    ['markup', '<b>Ich</b> bin "hier" &amp; da'],
    ['nothing but spaces', '   \n '],
    ['nothing', ''],
  ])('have offsets into the text as it came: %s', async (_kind, text) => {
    const { sentences } = await readings(text);
    expect(sentences.map((sentence) => text.slice(sentence.offset, sentence.offset + sentence.length)).join('')).toBe(text);
    for (const token of sentences.flatMap((sentence) => sentence.tokens)) {
      expect(text.slice(token.offset, token.offset + token.length)).toBe(token.text);
      expect(token.text.trim()).not.toBe('');
    }
  });

  test('are the same when many ask at once', async () => {
    const texts = Array.from({ length: 40 }, (_text, i) => `Am ${i}. Mai gehe ich mit meiner Schwester in den Park Nummer ${i}.`);
    const alone = await readings(texts[7] ?? '');
    const together = await Promise.all(texts.map((text) => readings(text)));
    expect(together[7]).toEqual(alone);
    expect(new Set(together.map((one) => one.sentences[0]?.tokens.length)).size).toBe(1);
  });
});

describe('synthesis', () => {
  test('makes the forms of a word whose tags match, one list for each request', async () => {
    expect(
      await forms(
        ['mein', 'PRO:POS:AKK:SIN:MAS:BEG'],
        ['spielen', 'VER:3:PLU:PRÄ.*'],
        ['Kuchen', 'SUB:DAT:PLU:.*'],
        ['gibtesnicht', 'SUB:.*'],
        ['Haus', 'VER:.*'],
      ),
    ).toEqual({ forms: [['meinen'], ['spielen'], ['Kuchen'], [], []] });
  });

  test('is the same when many ask at once', async () => {
    const lemmas = ['Hund', 'Katze', 'Haus', 'Stadt', 'Freund', 'Brief', 'Woche'];
    const ask = (): Promise<unknown> => forms(...lemmas.map((lemma): [string, string] => [lemma, 'SUB:DAT:PLU:.*']));
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(answers[0]).toEqual({
      forms: [['Hunden'], ['Katzen'], ['Häusern'], ['Städten'], ['Freunden'], ['Briefen'], ['Wochen']],
    });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });
});

describe('what can not be answered', () => {
  test.each([
    ['broken JSON', '/readings', '{"text": "Ich'],
    ['no JSON', '/readings', 'text=Ich'],
    ['nothing', '/readings', ''],
    ['a list', '/readings', []],
    ['two objects', '/readings', '{"text":"a"} {"text":"b"}'],
    ['very deep JSON', '/readings', '['.repeat(5_000)],
    ['no text', '/readings', {}],
    ['a text that is a number', '/readings', { text: 5 }],
    ['no requests', '/synthesize', {}],
    ['a request that is a word', '/synthesize', { requests: ['mein'] }],
    ['a request without a tag', '/synthesize', { requests: [{ lemma: 'mein' }] }],
    ['an empty lemma', '/synthesize', { requests: [{ lemma: ' ', tag: 'SUB:.*' }] }],
    ['a tag that is no pattern', '/synthesize', { requests: [{ lemma: 'mein', tag: 'SUB:(' }] }],
  ])('is refused with 400: %s', async (_kind, path, body) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(400);
    const failure = failureSchema.parse(await answer.json());
    expect(failure.code).toBe('INVALID_REQUEST');
    expect(failure.message).not.toMatch(/exception|\tat |java/i);
  });

  test.each([
    ['a text over the limit', '/readings', { text: 'a '.repeat(10_001) }],
    ['too many requests', '/synthesize', { requests: Array.from({ length: 501 }, () => ({ lemma: 'Haus', tag: 'SUB:.*' })) }],
    ['a body over the limit', '/synthesize', ' '.repeat(300_000)],
  ])('is refused with 413: %s', async (_kind, path, body) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(413);
    expect(failureSchema.parse(await answer.json()).code).toBe('TOO_LARGE');
  });

  test('the greatest text is still answered', async () => {
    const text = 'Ich wohne in Köln. '.repeat(1_052);
    expect((await readings(text)).sentences).toHaveLength(1_052);
  }, 120_000);

  test('another method or path is refused in words', async () => {
    expect((await fetch(`${engine.url}/readings`)).status).toBe(405);
    expect((await post('/readings/more', { text: 'a' })).status).toBe(404);
  });
});

describe('the process', () => {
  test('checks texts with our rules beside LanguageTool’s own', async () => {
    const body = new URLSearchParams({ ...readyCheck, text: 'Ich warte für den Bus. Das ist ein Tset.' });
    const answer = await fetch(`${engine.url}/v2/check`, { method: 'POST', body });
    const { matches } = z
      .object({ matches: z.array(z.object({ rule: z.object({ id: z.string() }) })) })
      .parse(await answer.json());
    expect(matches.map((match) => match.rule.id)).toEqual(['B1_WARTEN_AUF', 'GERMAN_SPELLER_RULE']);
  });

  test('is healthy while checks wait', async () => {
    const text = 'Am Wochenende gehe ich mit meinen Freunden in den Park und wir spielen Fußball. '.repeat(3);
    const checks = Array.from({ length: 8 }, (_check, i) =>
      fetch(`${engine.url}/v2/check`, { method: 'POST', body: new URLSearchParams({ ...readyCheck, text: `${text} Tag ${i}.` }) }),
    );
    expect((await fetch(`${engine.url}/health`)).status).toBe(200);
    expect((await Promise.all(checks)).map((answer) => answer.status)).toEqual(checks.map(() => 200));
  }, 120_000);
});

describe('a process that was just started', () => {
  let second: GrammarEngine;

  beforeAll(async () => {
    second = await startGrammarEngine();
  }, 320_000);

  const check = async (engineUrl: string, text: string): Promise<unknown> => {
    const answer = await fetch(`${engineUrl}/v2/check`, { method: 'POST', body: new URLSearchParams({ ...readyCheck, text }) });
    expect(answer.status).toBe(200);
    return z.object({ matches: z.unknown(), sentenceRanges: z.unknown() }).parse(await answer.json());
  };

  test('reads a sentence as one that has checked it before, and checks it as one that has not read it', async () => {
    const sentences = [...new Set(ruleExamples().flatMap(({ right: [right = ''], wrong: [wrong] }) => [right, wrong?.text ?? '']))].filter(Boolean);
    const letters = Array.from({ length: Math.ceil(sentences.length / 6) }, (_letter, i) => sentences.slice(6 * i, 6 * i + 6));
    expect(letters.length).toBeGreaterThan(50);
    for (const letter of letters) {
      const [written, apart] = [letter.join(' '), letter.join('\n\n')];
      const unread = await check(engine.url, written);
      const seen = await readings(apart);
      const unseen = await readings(apart, second.url);
      expect(seen).toEqual(unseen);
      expect(await check(second.url, written)).toEqual(unread);
    }
  }, 200_000);

  test('answers what it is asked before it ends', async () => {
    // After its start it still makes rule sets ready for checks at the same time; on a busy machine that takes longer than a stop.
    await Promise.all(['Das ist eins.', 'Das ist zwei.', 'Das ist drei.'].map((text) => check(second.url, text)));
    const answer = check(second.url, 'Ich freue mich sehr auf deinen Besuch am Samstag. '.repeat(20));
    await fetch(`${second.url}/health`);
    const ended = second.stop();
    await answer;
    expect(await ended).toBe(143);
  }, 400_000);
});
