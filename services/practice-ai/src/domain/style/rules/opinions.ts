import type { StyleEdit, StyleRule } from '../style-rule.js';

/** What stands for „ich finde, dass“ in a text that argues without „ich“. */
const frames = new Map([
  ['ich finde', 'Es lässt sich feststellen'],
  ['ich meine', 'Es lässt sich feststellen'],
  ['ich denke', 'Es ist anzunehmen'],
  ['ich glaube', 'Es ist anzunehmen'],
  ['ich vermute', 'Es ist zu vermuten'],
  ['ich weiß', 'Es ist bekannt'],
]);

/** „Ich finde, dass …“ → „Es lässt sich feststellen, dass …“. */
export const opinionRule: StyleRule = {
  styles: ['academic'],
  find: ({ text }) => {
    const match = /^(Ich \p{L}+)(?: (?:auch|aber|jedoch|persönlich))?(?=, dass )/u.exec(text);
    const frame = frames.get(match?.[1]?.toLowerCase() ?? '');
    if (match === null || frame === undefined) return [];
    const edit: StyleEdit = {
      from: 0,
      to: match[0].length,
      replacement: frame,
      topic: 'impersonal',
      explanation: `In einem akademischen Text steht das Ergebnis im Vordergrund, nicht die Person: „${frame}, dass …“.`,
    };
    return [edit];
  },
};
