import type { StyleRule } from '../style-rule.js';
import { elevated } from '../target-style.js';

/** Academic texts state; formal ones need one mark at most. */
export const exclamations: StyleRule = {
  styles: elevated,
  find: ({ text, words }, { style }) => {
    const match = /(\S*?)(!+)\s*$/u.exec(text);
    const [, last = '', marks = ''] = match ?? [];
    if (match === null || words.length < 3 || last.endsWith('?') || (marks.length === 1 && style !== 'academic')) return [];
    const explanation = style === 'academic' ? 'Ein akademischer Text ist sachlich und braucht keine Ausrufezeichen.' : 'Mehrere Ausrufezeichen wirken zu laut; ein Punkt genügt.';
    return [{ from: match.index, to: match.index + last.length + marks.length, replacement: `${last}.`, topic: 'calm-punctuation', explanation }];
  },
};
