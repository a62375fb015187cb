import type { StyleEdit, StyleRule } from '../style-rule.js';

/** What stands for „ich finde, dass“ in a text that argues without „ich“. */
const frames = new Map([
  ['ich finde', 'Es lässt sich die Ansicht vertreten'],
  ['ich meine', 'Es lässt sich die Ansicht vertreten'],
  ['ich denke', 'Es ist anzunehmen'],
  ['ich glaube', 'Es ist anzunehmen'],
  ['ich vermute', 'Es ist zu vermuten'],
  ['ich weiß', 'Es ist bekannt'],
]);

/** „Ich finde, dass …“ → „Es lässt sich die Ansicht vertreten, dass …“. */
export const opinionRule: StyleRule = {
  styles: ['academic'],
  find: ({ text }) => {
    const conclusion = /^(?:Abschließend|Zusammenfassend|Insgesamt) (kann|möchte|will) ich(?= sagen, dass )/u.exec(text);
    if (conclusion !== null) {
      const frame = conclusion[0].replace(/ \p{L}+ ich$/u, ' lässt sich');
      return [{ from: 0, to: conclusion[0].length, replacement: frame, topic: 'impersonal', explanation: explanationOf(`${frame} sagen`) }];
    }
    const match = /^(Aber )?([Ii]ch \p{L}+)(?: (auch|aber|jedoch|persönlich))?(?=, dass )/u.exec(text);
    const plain = frames.get(match?.[2]?.toLowerCase() ?? '');
    if (match === null || plain === undefined) return [];
    const isContrast = match[1] !== undefined || match[3] === 'aber' || match[3] === 'jedoch';
    const frame = isContrast ? plain.replace(/^(Es (?:ist|lässt sich))/u, '$1 jedoch') : match[3] === 'auch' ? plain.replace(/^(Es (?:ist|lässt sich))/u, '$1 auch') : plain;
    const edit: StyleEdit = {
      from: 0,
      to: match[0].length,
      replacement: frame,
      topic: 'impersonal',
      explanation: explanationOf(frame),
    };
    return [edit];
  },
};

const explanationOf = (frame: string): string => `In einem akademischen Text steht der Inhalt im Vordergrund, nicht die Person: „${frame}, dass …“.`;
