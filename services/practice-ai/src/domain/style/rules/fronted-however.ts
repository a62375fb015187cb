import type { StyleRule } from '../style-rule.js';

/** „Jedoch kann ich nicht kommen.“ → „Aber ich kann nicht kommen.“: after „aber“ the subject comes before the verb again. */
export const frontedHowever: StyleRule = {
  styles: ['informal'],
  find: ({ text }) => {
    const match = /(?:^|(?<=, ))([Jj]edoch) (\p{Ll}+) (ich|wir|er|man)(?!\p{L})/u.exec(text);
    const [whole = '', however = '', verb = '', subject = ''] = match ?? [];
    if (match === null) return [];
    const improved = `${however.startsWith('J') ? 'Aber' : 'aber'} ${subject} ${verb}`;
    return [{ from: match.index, to: match.index + whole.length, replacement: improved, topic: 'everyday-words', explanation: `„jedoch“ klingt steif; nach „aber“ steht das Subjekt vor dem Verb: „${improved}“.` }];
  },
};
