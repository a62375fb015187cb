import { serverUrls } from '@b1fuchs/testing';
import { z } from 'zod';
import { connectors, expressions } from '../src/index.js';
import { reviewedFalseAlarms } from './reviewed-false-alarms.js';

const grammarUrl = serverUrls().GRAMMAR_URL;
/** Texts in one request: the engine gives up on a request that takes it too long. */
const TEXTS_PER_REQUEST = 12;
const TIMEOUT_MS = 300_000;

const answerSchema = z.object({
  matches: z.array(
    z.object({
      offset: z.number(),
      message: z.string(),
      rule: z.object({ id: z.string() }),
    }),
  ),
});

type Finding = { rule: string; text: string; message: string };

/** Checks the texts, each as its own paragraph, and says which text each finding lies in. */
const checkTogether = async (texts: string[]): Promise<Finding[]> => {
  const body = new URLSearchParams({ language: 'de-DE', disabledRules: 'OLD_SPELLING_RULE', text: texts.join('\n\n') });
  const response = await fetch(`${grammarUrl}/v2/check`, { method: 'POST', body });
  expect(response.status).toBe(200);
  const { matches } = answerSchema.parse(await response.json());
  const ends: number[] = [];
  for (const text of texts) ends.push((ends.at(-1) ?? -2) + 2 + text.length);
  return matches.map(({ offset, message, rule }) => ({
    rule: rule.id,
    text: texts[ends.findIndex((end) => offset < end)] ?? '',
    message,
  }));
};

const findErrors = async (texts: string[]): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (let start = 0; start < texts.length; start += TEXTS_PER_REQUEST) {
    findings.push(...(await checkTogether(texts.slice(start, start + TEXTS_PER_REQUEST))));
  }
  return findings;
};

/** Two texts of the lists never stand together on a page, so a word they share is no repetition. */
const isAboutRepetition = ({ rule }: Finding): boolean => rule.includes('REPEAT');

const isReviewed = ({ rule, text }: Finding): boolean =>
  reviewedFalseAlarms.some((alarm) => alarm.rule === rule && alarm.text === text);

describe('the German of the lexicon', () => {
  test.each([
    ['expressions', expressions.map(({ expression }) => expression)],
    ['usages', expressions.map(({ usage }) => usage)],
    ['examples of expressions', expressions.map(({ example }) => example)],
    ['examples of connectors', connectors.map(({ example }) => example)],
  ])(
    'has no finding of the grammar engine in its %s',
    async (_name, texts) => {
      const findings = await findErrors(texts);
      expect(findings.filter((finding) => !isAboutRepetition(finding) && !isReviewed(finding))).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
