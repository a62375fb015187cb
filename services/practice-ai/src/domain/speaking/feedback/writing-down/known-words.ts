import type { GrammarEngine } from '../../../../clients/grammar-engine.js';
import { morphs, type Morph } from '../../../grammar/german/morphology.js';
import { tokensOf, withCapital } from './tokens.js';

/** What the dictionary knows of a word written small and with a capital: "essen" is a verb, "Essen" a noun. */
export type KnownWord = { small: readonly Morph[]; capital: readonly Morph[] };
/** Looks a word up, in whatever case it is written. */
export type KnownWords = (word: string) => KnownWord;

const UNKNOWN: KnownWord = { small: [], capital: [] };
/** The engine refuses texts of 20,000 characters; the words of an answer are a few thousand. */
const CHARACTERS_AT_ONCE = 10_000;
/** One word a paragraph: the engine then sees it alone. */
const BREAK = '\n\n';

/** Asks the engine for every word of a text once. Throws EngineFailure. */
export async function knowWords(text: string, engine: Pick<GrammarEngine, 'readings'>): Promise<KnownWords> {
  const words = [...new Set(tokensOf(text).map(({ lower }) => lower))].filter((word) => /^\p{L}/u.test(word));
  const forms = words.flatMap((word) => [word, withCapital(word)]);
  const found: Morph[][] = [];
  for (let from = 0; from < forms.length; ) {
    let to = from;
    for (let characters = 0; to < forms.length && characters < CHARACTERS_AT_ONCE; to += 1) characters += (forms[to]?.length ?? 0) + BREAK.length;
    found.push(...(await readAlone(forms.slice(from, to), engine)));
    from = to;
  }
  const known = new Map(words.map((word, index): [string, KnownWord] => [word, { small: found[2 * index] ?? [], capital: found[2 * index + 1] ?? [] }]));
  return (word) => known.get(word.toLowerCase()) ?? UNKNOWN;
}

async function readAlone(forms: string[], engine: Pick<GrammarEngine, 'readings'>): Promise<Morph[][]> {
  const tokens = await engine.readings(forms.join(BREAK));
  const at = new Map(tokens.map((token) => [token.offset, token]));
  let start = 0;
  return forms.map((form) => {
    const token = at.get(start);
    start += form.length + BREAK.length;
    return token?.length === form.length ? morphs(token.allReadings) : [];
  });
}
