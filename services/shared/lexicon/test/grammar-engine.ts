import { serverUrls } from '@b1fuchs/testing';
import { z } from 'zod';

const grammarUrl = serverUrls().GRAMMAR_URL;
/** Texts in one request: the engine gives up on a request that takes it too long. */
const TEXTS_AT_ONCE = 12;
const LINES_AT_ONCE = 60;
const BREAK = '\n\n';

const answerSchema = z.object({
  matches: z.array(z.object({ offset: z.number(), message: z.string(), rule: z.object({ id: z.string() }) })),
});
const readingsSchema = z.object({
  sentences: z.array(
    z.object({
      tokens: z.array(
        z.object({ text: z.string(), offset: z.number(), allReadings: z.array(z.object({ lemma: z.string(), tag: z.string() })) }),
      ),
    }),
  ),
});

export type Finding = { rule: string; text: string; message: string };
export type ReadWord = { text: string; readings: { lemma: string; tag: string }[] };

/** What the grammar engine finds in texts that never stand together on a page: repetitions are none. */
export async function findErrors(texts: string[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const part of parts(texts, TEXTS_AT_ONCE)) findings.push(...(await checkTogether(part)));
  return findings.filter(({ rule }) => !rule.includes('REPEAT'));
}

/** Checks the texts, each as its own paragraph, and says which text each finding lies in. */
async function checkTogether(texts: string[]): Promise<Finding[]> {
  const body = new URLSearchParams({ language: 'de-DE', disabledRules: 'OLD_SPELLING_RULE', text: texts.join(BREAK) });
  const response = await fetch(`${grammarUrl}/v2/check`, { method: 'POST', body });
  expect(response.status).toBe(200);
  const { matches } = answerSchema.parse(await response.json());
  return matches.map(({ offset, message, rule }) => ({ rule: rule.id, text: texts[lineAt(texts, offset)] ?? '', message }));
}

/** The words of each line with what the dictionary says they can be. */
export async function readLines(lines: string[]): Promise<ReadWord[][]> {
  const read: ReadWord[][] = [];
  for (const part of parts(lines, LINES_AT_ONCE)) {
    const response = await fetch(`${grammarUrl}/readings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: part.join(BREAK) }),
    });
    expect(response.status).toBe(200);
    const tokens = readingsSchema.parse(await response.json()).sentences.flatMap((sentence) => sentence.tokens);
    const words: ReadWord[][] = part.map(() => []);
    for (const { text, offset, allReadings } of tokens) words[lineAt(part, offset)]?.push({ text, readings: allReadings });
    read.push(...words);
  }
  return read;
}

function parts<T>(all: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
}

/** Which of the lines, joined by BREAK, a place lies in. */
function lineAt(lines: string[], offset: number): number {
  let end = 0;
  return lines.findIndex((line) => {
    end += line.length + BREAK.length;
    return offset < end;
  });
}
