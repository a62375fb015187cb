import type { StyleRule } from '../style-rule.js';
import { elevated } from '../target-style.js';

/** Academic texts state; formal ones need one mark at most. */
export const exclamations: StyleRule = {
  styles: elevated,
  find: ({ text, words }, { style }) => {
    const end = text.trimEnd().length;
    const marksFrom = startOfMarks(text, end);
    const marks = end - marksFrom;
    const last = text.slice(0, marksFrom).split(/\s/u).at(-1) ?? '';
    if (marks === 0 || words.length < 3 || last.endsWith('?') || (marks === 1 && style !== 'academic')) return [];
    const explanation = style === 'academic' ? 'Ein akademischer Text ist sachlich und braucht keine Ausrufezeichen.' : 'Mehrere Ausrufezeichen wirken zu laut; ein Punkt genügt.';
    return [{ from: marksFrom - last.length, to: end, replacement: `${last}.`, topic: 'calm-punctuation', explanation }];
  },
};

/** Where the „!“ before `end` begin. Counted back from the end: a pattern would start anew at each of a wall of marks. */
function startOfMarks(text: string, end: number): number {
  let from = end;
  while (text[from - 1] === '!') from -= 1;
  return from;
}
