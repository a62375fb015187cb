import type { Reading } from '../../../clients/grammar-engine.js';

export const cases = ['NOM', 'AKK', 'DAT', 'GEN'] as const;
export type Case = (typeof cases)[number];
export type GramNumber = 'SIN' | 'PLU';
export type Gender = 'MAS' | 'FEM' | 'NEU';
export type Person = '1' | '2' | '3';

/** One reading of a word, taken apart. `kind` is the word class as the grammar engine names it: SUB, EIG, ADJ, VER, PRO … */
export interface Morph {
  lemma: string;
  tag: string;
  kind: string;
  parts: ReadonlySet<string>;
  case?: Case;
  number?: GramNumber;
  /** Missing where the form serves every gender (ALG). */
  gender?: Gender;
  person?: Person;
}

const caseNames = new Set<string>(cases);
const isCase = (part: string): part is Case => caseNames.has(part);
const isNumber = (part: string): part is GramNumber => part === 'SIN' || part === 'PLU';
const isGender = (part: string): part is Gender => part === 'MAS' || part === 'FEM' || part === 'NEU';
const isPerson = (part: string): part is Person => part === '1' || part === '2' || part === '3';

/** Takes the engine's readings apart; words it doesn't know give an empty list. */
export function morphs(readings: readonly Reading[]): Morph[] {
  return readings.flatMap(({ lemma, tag }) => {
    if (tag === null || tag === '' || tag.startsWith('SENT_') || tag.startsWith('PARA_')) return [];
    const parts = tag.split(':');
    const found: Morph = { lemma: lemma ?? '', tag, kind: parts[0] ?? '', parts: new Set(parts) };
    for (const part of parts) {
      if (isCase(part)) found.case ??= part;
      else if (isNumber(part)) found.number ??= part;
      else if (isGender(part)) found.gender ??= part;
      else if (isPerson(part)) found.person ??= part;
    }
    return [found];
  });
}

/** A verb form with a person or an imperative. */
export const isFiniteReading = (morph: Morph): boolean =>
  morph.kind === 'VER' && morph.person !== undefined && !morph.parts.has('IMP');
export const isInfinitiveReading = (morph: Morph): boolean => morph.kind === 'VER' && (morph.parts.has('INF') || morph.parts.has('EIZ'));
export const isParticipleReading = (morph: Morph): boolean =>
  (morph.kind === 'VER' && morph.parts.has('PA2')) || (morph.kind === 'PA2' && morph.parts.has('PRD'));
export const isNounReading = (morph: Morph): boolean => morph.kind === 'SUB' || morph.kind === 'EIG';
