import type { Correction } from '@b1fuchs/contracts';
import { createDependencyParser } from '../../src/clients/dependency-parser.js';
import { createGrammarEngine } from '../../src/clients/grammar-engine.js';
import { findCorrections } from '../../src/domain/grammar/find-corrections.js';

function urlFrom(name: 'GRAMMAR_URL' | 'PARSER_URL'): string {
  const url = process.env[name];
  if (url === undefined || url === '') {
    throw new Error(`${name} is not set: these tests need the running grammar engine and parser. "make test" starts both and sets it.`);
  }
  return url;
}

export const engine = createGrammarEngine({ url: urlFrom('GRAMMAR_URL'), timeoutMs: 20_000 });
export const parser = createDependencyParser({ url: urlFrom('PARSER_URL'), timeoutMs: 20_000 });

export const correctionsOf = async (text: string): Promise<Correction[]> => {
  const { corrections, parserUsed } = await findCorrections({ text, engine, parser });
  if (!parserUsed) throw new Error('The parser gave no answer.');
  return corrections;
};

/** The text with all corrections made, which also checks that they are sorted, apart, and name what stands in the text. */
export function applied(text: string, corrections: readonly Correction[]): string {
  let result = '';
  let done = 0;
  for (const { offset, length, original, corrected, explanation, translations } of corrections) {
    expect(offset).toBeGreaterThanOrEqual(done);
    expect(text.slice(offset, offset + length)).toBe(original);
    expect(corrected).not.toBe(original);
    expect(explanation).toMatch(/^.{10,}\.$/u);
    expect(translations.en).toMatch(/^.{10,}\.$/su);
    expect(translations.fa).toMatch(/^(?=.*\p{Script=Arabic}).{10,}\.$/su);
    result += text.slice(done, offset) + corrected;
    done = offset + length;
  }
  return result + text.slice(done);
}

export const corrected = async (text: string): Promise<string> => applied(text, await correctionsOf(text));
