import { connectors, expressions } from '../src/index.js';
import { findErrors } from './grammar-engine.js';
import { reviewedFalseAlarms } from './reviewed-false-alarms.js';

const TIMEOUT_MS = 300_000;

describe('the German of the lexicon', () => {
  test.each([
    ['expressions', expressions.map(({ expression }) => expression)],
    ['usages', expressions.map(({ usage }) => usage)],
    ['examples of expressions', expressions.map(({ example }) => example)],
    ['examples of connectors', connectors.map(({ example }) => example)],
  ])(
    'has no finding of the grammar engine in its %s',
    async (_name, texts) => {
      const isReviewed = ({ rule, text }: { rule: string; text: string }): boolean =>
        reviewedFalseAlarms.some((alarm) => alarm.rule === rule && alarm.text === text);
      expect((await findErrors(texts)).filter((finding) => !isReviewed(finding))).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
