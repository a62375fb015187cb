import type { ErrorCategory } from '@b1fuchs/contracts';
import { joinExplanations, type Explanation } from './explanations/explanation.js';

/** A proposed change of a sentence as it stands. `from` and `to` are places in the text that the rule saw. */
export interface Finding {
  from: number;
  to: number;
  replacement: string;
  category: ErrorCategory;
  explanation: Explanation;
  /** Who proposes it: filled in for every rule where the rules are run. */
  rule?: string | undefined;
}

/** A place of the learner's sentence with what now stands there; `from` and `to` are places in the learner's sentence. */
export interface Change extends Finding {
  original: string;
}

/** The learner's sentence with the changes made so far: sorted, apart from each other. */
export interface Draft {
  source: string;
  changes: readonly Change[];
}

export const newDraft = (source: string): Draft => ({ source, changes: [] });

/** The sentence with all changes made. */
export function draftText({ source, changes }: Draft): string {
  let text = '';
  let done = 0;
  for (const change of changes) {
    text += source.slice(done, change.from) + change.replacement;
    done = change.to;
  }
  return text + source.slice(done);
}

/**
 * Makes a finding about the draft's present text part of the draft.
 * Where it meets earlier changes they become one that gives both reasons.
 */
export function amend(draft: Draft, finding: Finding): Draft {
  const { source, changes } = draft;
  let shift = 0;
  const before: Change[] = [];
  const met: { change: Change; from: number; to: number }[] = [];
  const after: Change[] = [];
  for (const change of changes) {
    const from = change.from + shift;
    const to = from + change.replacement.length;
    if (to < finding.from || (to === finding.from && from < to)) {
      before.push(change);
      shift += change.replacement.length - (change.to - change.from);
    } else if (from < finding.to) {
      met.push({ change, from, to });
      shift += change.replacement.length - (change.to - change.from);
    } else {
      after.push(change);
    }
  }
  const first = met[0];
  const last = met.at(-1);
  const shiftBefore = before.reduce((sum, change) => sum + change.replacement.length - (change.to - change.from), 0);
  const present = draftText(draft);
  const presentFrom = Math.min(finding.from, first?.from ?? finding.from);
  const presentTo = Math.max(finding.to, last?.to ?? finding.to);
  const sourceFrom = presentFrom - shiftBefore;
  const sourceTo = presentTo - shift;
  const replacement = present.slice(presentFrom, finding.from) + finding.replacement + present.slice(finding.to, presentTo);
  const original = source.slice(sourceFrom, sourceTo);
  const earlier = first?.change;
  const merged: Change = {
    from: sourceFrom,
    to: sourceTo,
    original,
    replacement,
    category: earlier?.category ?? finding.category,
    explanation: earlier === undefined ? finding.explanation : joinExplanations(earlier.explanation, finding.explanation),
    rule: joinRules([...met.map(({ change }) => change.rule), finding.rule]),
  };
  return { source, changes: original === replacement ? [...before, ...after] : [...before, merged, ...after] };
}

/** The names of all whose repairs became one. */
function joinRules(rules: readonly (string | undefined)[]): string | undefined {
  const names = [...new Set(rules.flatMap((rule) => rule?.split(' + ') ?? []))];
  return names.length === 0 ? undefined : names.join(' + ');
}

/** Of findings about the same text, those that don't touch an earlier one in the list. */
export function withoutOverlaps<T extends { from: number; to: number }>(findings: readonly T[]): T[] {
  const kept: T[] = [];
  for (const finding of findings) {
    if (kept.every((other) => finding.to <= other.from || finding.from >= other.to)) kept.push(finding);
  }
  return kept;
}

/** Makes findings about the same text, apart from each other, part of the draft. */
export function amendAll(draft: Draft, findings: readonly Finding[]): Draft {
  return [...findings].sort((one, other) => other.from - one.from).reduce(amend, draft);
}

/** Adds findings about the learner's sentence where nothing was changed yet. */
export function addWhereUntouched(draft: Draft, findings: readonly Finding[]): Draft {
  const { source } = draft;
  const taken = [...draft.changes, ...findings.map((finding) => ({ ...finding, original: source.slice(finding.from, finding.to) }))];
  const kept = withoutOverlaps(taken).map((change) => ({ ...change, original: source.slice(change.from, change.to) }));
  return { source, changes: kept.sort((one, other) => one.from - other.from) };
}
