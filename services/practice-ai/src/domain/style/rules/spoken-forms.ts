import type { WordForms } from '../../grammar/rule.js';
import type { Sentence, Word } from '../../grammar/sentence.js';
import type { StyleEdit, StyleRule } from '../style-rule.js';
import { elevated, textOf, type TargetStyle } from '../target-style.js';
import { isQuoted, likeOriginal } from '../word-tools.js';

const apostrophe = /['’‘`´]/u;
const articles = new Map([['nen', 'einen'], ['ne', 'eine'], ['nem', 'einem'], ['ner', 'einer']]);

/** Short forms of spoken German: „ich hab's“, „gibt's“, „'nen“. */
export const spokenForms: StyleRule = {
  styles: elevated,
  find: async (sentence, { style, forms }) => {
    const shortVerbs = await Promise.all(sentence.words.map((word) => fullFirstPerson(sentence, word, style, forms)));
    return [...withPronoun(sentence, style), ...shortArticles(sentence, style), ...smileys(sentence, style), ...shortVerbs.flat()];
  },
};

function withPronoun({ text }: Sentence, style: TargetStyle): StyleEdit[] {
  return [...text.matchAll(/(?<![\p{L}'’])(\p{L}{2,})['’‘`´]s(?!\p{L})/gu)].flatMap((match): StyleEdit[] => {
    const [short, verb = ''] = match;
    // A capital inside the sentence is a name with a genitive: „Anna's“.
    if (/^\p{Lu}/u.test(verb) && match.index > 0 && !/[.!?„]\s*$/u.test(text.slice(0, match.index))) return [];
    const full = unshortened.get(verb.toLowerCase()) ?? verb.toLowerCase();
    if (!knownBeforeEs.has(full)) return [];
    return [edit(style, match.index, short, `${likeOriginal(verb, full)} es`)];
  });
}

const unshortened = new Map([['hab', 'habe'], ['find', 'finde'], ['mach', 'mache'], ['glaub', 'glaube'], ['wär', 'wäre'], ['hätt', 'hätte'], ['würd', 'würde'], ['könnt', 'könnte'], ['seh', 'sehe'], ['versteh', 'verstehe']]);
const knownBeforeEs = new Set(['habe', 'finde', 'mache', 'glaube', 'wäre', 'hätte', 'würde', 'könnte', 'sehe', 'verstehe', 'geht', 'gibt', 'ist', 'war', 'hat', 'wird', 'gab', 'kann', 'soll', 'muss', 'will', 'macht', 'tut', 'läuft', 'steht', 'kommt', 'darf', 'wenn', 'dass', 'ob', 'weil']);

function shortArticles({ text }: Sentence, style: TargetStyle): StyleEdit[] {
  return [...text.matchAll(/(?<!\p{L})['’‘`´](nen|ne|nem|ner)(?!\p{L})/gu)].flatMap((match) => {
    const full = articles.get(match[1] ?? '');
    return full === undefined ? [] : [edit(style, match.index, match[0], full)];
  });
}

function smileys({ text }: Sentence, style: TargetStyle): StyleEdit[] {
  return [...text.matchAll(/(?:\s?(?:[:;]-?[)D(P]|\^\^|\p{Emoji_Presentation}[\uFE0F\u200D]?))+(?=\s|$|[.,!?])/gu)]
    .filter((match) => /\p{L}/u.test(text.slice(0, match.index)))
    .map((match) => ({ from: match.index, to: match.index + match[0].length, replacement: '', topic: 'spoken-forms', explanation: `In ${textOf[style]} stehen keine Smileys.` }));
}

/** „ich hab“, „ich find“: the ending -e is missing. */
async function fullFirstPerson(sentence: Sentence, word: Word, style: TargetStyle, forms: WordForms): Promise<StyleEdit[]> {
  const { words, text } = sentence;
  const beside = [words[word.index - 1], words[word.index + 1]];
  const ich = beside.find((other) => other?.lower === 'ich');
  if (ich === undefined || isQuoted(sentence, word) || (apostrophe.test(text.charAt(word.end)) && !/^.\s/u.test(text.slice(word.end))) || word.lower.endsWith('e')) return [];
  const reading = word.all.find((morph) => morph.kind === 'VER' && morph.person === '1' && morph.number === 'SIN' && morph.parts.has('PRÄ') && !morph.parts.has('MOD'));
  if (reading === undefined) return [];
  const found = await forms(reading.lemma, 'VER:(?:AUX:)?1:SIN:PRÄ(?::(?:NON|SFT))?');
  const full = found.find((form) => form === `${word.lower}e`);
  if (full === undefined) return [];
  const end = word.end + (apostrophe.test(text.charAt(word.end)) ? 1 : 0);
  const [from, to] = ich.index < word.index ? [ich.start, end] : [word.start, ich.end];
  const original = text.slice(from, to);
  const improved = ich.index < word.index ? `${ich.text} ${full}` : `${likeOriginal(word.text, full)} ${ich.text}`;
  return [edit(style, from, original, improved)];
}

const edit = (style: TargetStyle, from: number, original: string, improved: string): StyleEdit => ({
  from,
  to: from + original.length,
  replacement: improved,
  topic: 'spoken-forms',
  explanation: `So kurz spricht man nur; in ${textOf[style]} schreibt man „${improved}“.`,
});
