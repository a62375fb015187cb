import { serverUrls } from '@b1fuchs/testing';
import { z } from 'zod';
import { germanTextsIn, type GermanText } from './german-texts.js';

const timeoutMs = 180_000;
/** Where the interface, mails, reports and messages are worded; tasks, talks and words have tests of their own. */
const FOLDERS = [
  'frontend/src',
  'gateway/src',
  'services/admin/src',
  'services/auth/src',
  'services/billing/src',
  'services/progress/src',
  'services/report/src',
  'services/shared/contracts/src',
  'services/vocabulary/src',
];
const TEXTS_AT_ONCE = 12;
/** The texts stand nowhere together, some continue a line, and the specification writes three dots without a space. */
const NO_ERRORS = /REPEAT|^UPPERCASE_SENTENCE_START$|^AUSLASSUNGSPUNKTE_LEERZEICHEN$/u;
/** Names and quotations that are right. */
const KNOWN = new Set(['Anki', 'bridge', 'Websitedaten', ',“', ', verglichen', 'Die']);

const answerSchema = z.object({ matches: z.array(z.object({ offset: z.number(), length: z.number(), rule: z.object({ id: z.string() }) })) });
type Mistake = { rule: string; words: string; text: string };

/** What the grammar engine finds in texts, which are sent as paragraphs of one. */
async function mistakesIn(texts: readonly string[]): Promise<Mistake[]> {
  const page = texts.join('\n\n');
  const response = await fetch(`${serverUrls().GRAMMAR_URL}/v2/check`, { method: 'POST', body: new URLSearchParams({ language: 'de-DE', text: page }) });
  expect(response.status).toBe(200);
  return answerSchema
    .parse(await response.json())
    .matches.map(({ rule, offset, length }) => ({ rule: rule.id, words: page.slice(offset, offset + length), text: page.slice(page.lastIndexOf('\n', offset) + 1).split('\n', 1)[0] ?? '' }))
    .filter(({ rule, words }) => !NO_ERRORS.test(rule) && !KNOWN.has(words));
}

describe('the German of the interface', () => {
  let texts: GermanText[];
  beforeAll(async () => {
    texts = await germanTextsIn(FOLDERS);
  });

  test('is found where it stands', () => {
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['Üben Sie an drei Tagen hintereinander.', 'Ihre Serie steht bei 12 Tagen. Mit einer Übung heute wächst sie auf 12.']));
  });

  test('an error in it would be found', async () => {
    expect(await mistakesIn(['Üben Sie an drei Tag hintereinander.'])).toHaveLength(1);
  }, timeoutMs);

  test('is free of errors', async () => {
    const mistakes: Mistake[] = [];
    for (let begin = 0; begin < texts.length; begin += TEXTS_AT_ONCE) mistakes.push(...(await mistakesIn(texts.slice(begin, begin + TEXTS_AT_ONCE).map(({ text }) => text))));
    expect(mistakes).toEqual([]);
  }, timeoutMs);
});
