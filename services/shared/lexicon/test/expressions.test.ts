import { expressionFunctionSchema, expressions, expressionSchema, textTypeSchema } from '../src/index.js';
import type { Expression, Register, TextType } from '../src/index.js';
import { containsInOrder, fixedParts } from './find-parts.js';

const texts = (list: Expression[]): string[] => list.map(({ expression }) => expression);

const registersOf: Record<TextType, Register[]> = {
  teil1: ['informal', 'neutral'],
  teil2: ['neutral'],
  teil3: ['neutral', 'formal'],
};

describe('expressions', () => {
  test('there are at least 120 and each holds to the schema', () => {
    expect(expressions.length).toBeGreaterThanOrEqual(120);
    for (const expression of expressions) {
      expect(() => expressionSchema.parse(expression)).not.toThrow();
    }
  });

  test('no expression, usage or example stands twice', () => {
    for (const field of ['expression', 'usage', 'example'] as const) {
      const values = expressions.map((entry) => entry[field]);
      const repeated = values.filter((value, index) => values.indexOf(value) !== index);
      expect({ field, repeated }).toEqual({ field, repeated: [] });
    }
  });

  test('every example uses its expression word for word', () => {
    const unused = expressions.filter(({ expression, example }) => !containsInOrder(example, fixedParts(expression)));
    expect(texts(unused)).toEqual([]);
  });

  test('every function offers at least three expressions', () => {
    for (const name of expressionFunctionSchema.options) {
      const count = expressions.filter((entry) => entry.function === name).length;
      expect({ name, enough: count >= 3 }).toEqual({ name, enough: true });
    }
  });

  test('an expression is recommended only in text types whose register it has', () => {
    const misplaced = expressions.filter(({ sections, registers }) =>
      sections.some((section) => !registers.some((register) => registersOf[section].includes(register))),
    );
    expect(texts(misplaced)).toEqual([]);
  });

  test('a formal letter is never given du, and an informal letter alone never Sie', () => {
    const familiar = /\b(?:du|dir|dich|dein\p{L}*)\b/iu;
    const polite = /(?<![.!?] |^)\b(?:Sie|Ihnen|Ihre?[mnr]?)\b/u;
    const wrong = expressions.filter(
      ({ expression, registers }) =>
        (familiar.test(expression) && registers.includes('formal')) ||
        (polite.test(expression) && registers.includes('informal')),
    );
    expect(texts(wrong)).toEqual([]);
  });

  test('every text type has ways to begin, to give reasons and to end', () => {
    const needed: Record<TextType, string[]> = {
      teil1: ['greeting', 'opening', 'thanking', 'inviting', 'suggesting', 'reason', 'feeling', 'closing'],
      teil2: ['greeting', 'opening', 'opinion', 'agreeing', 'disagreeing', 'reason', 'example', 'experience', 'summary'],
      teil3: ['greeting', 'opening', 'thanking', 'apologising', 'requesting', 'declining', 'reason', 'closing'],
    };
    for (const section of textTypeSchema.options) {
      const offered = expressions.filter((entry) => entry.sections.includes(section));
      const functions = new Set<string>(offered.map((entry) => entry.function));
      const missing = needed[section].filter((name) => !functions.has(name));
      expect({ section, missing }).toEqual({ section, missing: [] });
    }
  });
});
