import type { Finding } from '../draft.js';
import { explainUncountable } from '../explanations/noun-phrases.js';
import { determinerOf } from '../german/declension.js';
import type { Rule } from '../rule.js';
import type { Sentence, Word } from '../sentence.js';

/** „viele Geld“: before a noun that has no plural, „viel“ and „wenig“ take no ending. */
export const uncountableAmount: Rule = {
  id: 'uncountable-amount',
  examples: [
    { wrong: 'Ich habe leider nicht viele Geld.', right: 'Ich habe leider nicht viel Geld.' },
    { wrong: 'Wir hatten viele Spaß im Urlaub.', right: 'Wir hatten viel Spaß im Urlaub.' },
    { wrong: 'Leider hat er viele Stress.', right: 'Leider hat er viel Stress.' },
    { wrong: 'Auf dem Land gibt es wenige Verkehr.', right: 'Auf dem Land gibt es wenig Verkehr.' },
  ],
  find: (sentence) => sentence.words.flatMap((word) => findAt(sentence, word) ?? []),
};

const uncountable = new Set([
  'geld', 'spaß', 'glück', 'hunger', 'durst', 'obst', 'gemüse', 'milch', 'fleisch', 'reis', 'zucker', 'verkehr', 'lärm', 'stress', 'geduld', 'gepäck', 'sport', 'schnee', 'freizeit', 'zeit', 'arbeit',
  'platz', 'luft', 'energie', 'hilfe', 'mühe', 'lust', 'angst', 'ahnung', 'deutsch', 'englisch', 'elend', 'freude', 'kraft', 'wärme', 'ruhe', 'gesundheit', 'werbung', 'müll', 'strom', 'benzin',
]);

function findAt({ words }: Sentence, noun: Word): Finding | undefined {
  const amount = words[noun.index - 1];
  if (amount === undefined || !/^(?:viele|wenige)$/u.test(amount.lower) || !uncountable.has(noun.lower) || !/^\p{Lu}/u.test(noun.text)) return undefined;
  // „das viele Geld“, „deine viele Arbeit“: after an article it is declined. A pronoun before it is none: „hat er viele Geld“.
  const before = words[noun.index - 2];
  if (before !== undefined && determinerOf(before.text) !== undefined) return undefined;
  if (noun.all.some((morph) => morph.kind === 'SUB' && morph.number === 'PLU')) return undefined;
  const right = amount.text.slice(0, -1);
  return { from: amount.start, to: amount.end, replacement: right, category: 'agreement', explanation: explainUncountable(noun.text, `${right.toLowerCase()} ${noun.text}`) };
}
