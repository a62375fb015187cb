import type { Sentence } from '../../grammar/sentence.js';
import type { StyleEdit } from '../style-rule.js';
import type { LearningTopic } from '../target-style.js';
import { isCapitalised, capitalised } from '../word-tools.js';

export type WordKind = 'subject' | 'verb' | 'object' | 'possessive' | 'reflexive' | 'imperative';

/** What becomes of single words, by their index. */
export type WordChanges = Map<number, { form: string; kind: WordKind }>;

/**
 * Neighbours that change together make one edit: „kannst du“ → „können Sie“; subject and verb also over two words between them.
 * @param input.isContinued the sentence goes on after „Hallo Anna,“, so that only names and „Sie“ have a capital
 */
export function addressEdits(
  { text, words }: Sentence,
  changes: WordChanges,
  input: { topic: LearningTopic; isContinued?: boolean; explain: (kinds: ReadonlySet<string>, improved: string) => string },
): StyleEdit[] {
  const indices = [...changes.keys()].sort((one, other) => one - other);
  const groups: number[][] = [];
  for (const index of indices) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isPair = last !== undefined && [changes.get(last)?.kind, changes.get(index)?.kind].sort().join() === 'subject,verb';
    if (group !== undefined && last !== undefined && (index - last === 1 || (isPair && index - last <= 3 && !hasMark(words.slice(last + 1, index).map((word) => word.text))))) group.push(index);
    else groups.push([index]);
  }
  return groups.flatMap((group) => {
    const first = words[group[0] ?? -1];
    const last = words[group.at(-1) ?? -1];
    if (first === undefined || last === undefined) return [];
    let replacement = '';
    let done = first.start;
    for (const index of group) {
      const word = words[index];
      if (word === undefined) continue;
      const form = changes.get(index)?.form ?? word.text;
      const atStart = index === 0 || /^\W*$/u.test(text.slice(0, word.start));
      const between = text.slice(done, word.start);
      replacement += (form === '' ? between.trimEnd() : between) + (atStart && isCapitalised(word.text) && input.isContinued !== true ? capitalised(form) : form);
      done = word.end;
    }
    const kinds = new Set(group.flatMap((index) => changes.get(index)?.kind ?? []));
    return [{ from: first.start, to: last.end, replacement: replacement.trim(), topic: input.topic, explanation: input.explain(kinds, replacement.trim()) }];
  });
}

const hasMark = (texts: readonly string[]): boolean => texts.some((text) => /[.,;:!?–-]/u.test(text));
