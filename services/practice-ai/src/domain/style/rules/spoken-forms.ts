import type { TargetStyle } from '@b1fuchs/contracts';
import type { WordForms } from '../../grammar/rule.js';
import { clauseWords } from '../address/imperatives.js';
import type { Sentence, Word } from '../../grammar/sentence.js';
import type { StyleEdit, StyleRule } from '../style-rule.js';
import { elevated, textOf } from '../target-style.js';
import { isQuoted, likeOriginal, sharesIch } from '../word-tools.js';

const apostrophe = /['’‘`´]/u;
const articles = new Map([['nen', 'einen'], ['ne', 'eine'], ['nem', 'einem'], ['ner', 'einer'], ['n', 'ein']]);

/** Short forms of spoken German: „ich hab's“, „gibt's“, „'nen“. */
export const spokenForms: StyleRule = {
  styles: elevated,
  inFragments: true,
  find: async (sentence, { style, forms }) => {
    const shortVerbs = await Promise.all(sentence.words.map((word) => fullFirstPerson(sentence, word, style, forms)));
    return [...tags(sentence, style), ...withPronoun(sentence, style), ...shortArticles(sentence, style), ...smileys(sentence, style), ...shortVerbs.flat()];
  },
};

/** „…, okay?“ after an order, „…, ne?“ after a statement. */
function tags({ text, words }: Sentence, style: TargetStyle): StyleEdit[] {
  const match = /(\p{L}+), (okay|ok|ne|gell)\?$/iu.exec(text);
  const [whole = '', word = '', tag = ''] = match ?? [];
  if (match === null || words.length < 5) return [];
  const isOrder = words[1]?.text === 'Sie' || words[0]?.all.some((morph) => morph.parts.has('IMP')) === true;
  const explanation = `„${tag}?“ hängt man nur beim Sprechen an; in ${textOf[style]} steht es nicht.`;
  return [{ from: match.index, to: match.index + whole.length, replacement: isOrder ? `${word}.` : `${word}, nicht wahr?`, topic: 'spoken-forms', explanation }];
}

function withPronoun({ text }: Sentence, style: TargetStyle): StyleEdit[] {
  return [...text.matchAll(/(?<![\p{L}'’])(\p{L}{2,})['’‘`´]s(?!\p{L})/gu)].flatMap((match): StyleEdit[] => {
    const [short, verb = ''] = match;
    // A capital inside the sentence is a name with a genitive: „Anna's“.
    if (/^\p{Lu}/u.test(verb) && match.index > 0 && !/[.!?„]\s*$/u.test(text.slice(0, match.index))) return [];
    const byIch = /(?<!\p{L})ich\s*$/iu.test(text.slice(0, match.index));
    const full = byIch ? (unshortened.get(verb.toLowerCase()) ?? verb.toLowerCase()) : verb.toLowerCase();
    if (!knownBeforeEs.has(full) && !(byIch && unshortened.has(verb.toLowerCase())) && !orders.has(full)) return [];
    return [edit(style, match.index, short, `${likeOriginal(verb, full)} es`)];
  });
}

const unshortened = new Map([['hab', 'habe'], ['find', 'finde'], ['mach', 'mache'], ['glaub', 'glaube'], ['wär', 'wäre'], ['hätt', 'hätte'], ['würd', 'würde'], ['könnt', 'könnte'], ['seh', 'sehe'], ['versteh', 'verstehe'], ['brauch', 'brauche'], ['bring', 'bringe'], ['nehm', 'nehme'], ['schick', 'schicke'], ['sag', 'sage'], ['hol', 'hole'], ['kauf', 'kaufe'], ['schaff', 'schaffe'], ['schreib', 'schreibe'], ['kenn', 'kenne'], ['zeig', 'zeige'], ['weiß', 'weiß'], ['mag', 'mag']]);
/** „Sag’s mir“, „mach’s gut“: orders need no ending. */
const orders = new Set(['sag', 'mach', 'hol', 'bring', 'schick', 'kauf', 'zeig', 'schreib', 'nimm', 'gib', 'lass', 'vergiss', 'probier', 'versuch']);
const knownBeforeEs = new Set(['habe', 'finde', 'mache', 'glaube', 'wäre', 'hätte', 'würde', 'könnte', 'sehe', 'verstehe', 'geht', 'gibt', 'ist', 'war', 'hat', 'wird', 'gab', 'kann', 'soll', 'muss', 'will', 'macht', 'tut', 'läuft', 'steht', 'kommt', 'darf', 'wenn', 'dass', 'ob', 'weil', 'ich', 'er', 'du', 'wir', 'man']);

function shortArticles({ text }: Sentence, style: TargetStyle): StyleEdit[] {
  // Alone „’n“ may be „ein“ or „einen“.
  return [...text.matchAll(/(?<!\p{L})['’‘`´](nen|ne|nem|ner|n(?= paar ))(?!\p{L})/gu)].flatMap((match) => {
    const full = articles.get(match[1] ?? '');
    return full === undefined ? [] : [edit(style, match.index, match[0], full)];
  });
}

function smileys({ text }: Sentence, style: TargetStyle): StyleEdit[] {
  const opening = /^(?:\p{Emoji_Presentation}[\uFE0F\u200D]?\s*)+(?=\p{L})/u.exec(text)?.[0];
  if (opening !== undefined) return [{ from: 0, to: opening.length, replacement: '', topic: 'calm-punctuation', explanation: `In ${textOf[style]} stehen keine Smileys.` }];
  return [...text.matchAll(/(?:\s?(?:[:;]-?[)D(P]|\^\^|\p{Emoji_Presentation}[\uFE0F\u200D]?))+(?=\s|$|[.,!?])/gu)]
    .filter((match) => /\p{L}/u.test(text.slice(0, match.index)))
    .map((match) => ({ from: match.index, to: match.index + match[0].length, replacement: '', topic: 'calm-punctuation', explanation: `In ${textOf[style]} stehen keine Smileys.` }));
}

/** „ich hab“, „ich find“: the ending -e is missing. */
async function fullFirstPerson(sentence: Sentence, word: Word, style: TargetStyle, forms: WordForms): Promise<StyleEdit[]> {
  const { words, text } = sentence;
  const beside = [words[word.index - 1], words[word.index + 1]];
  const ich = beside.find((other) => other?.lower === 'ich') ?? atClauseEnd(sentence, word) ?? (sharesIch(sentence, word) ? words.find(({ lower }) => lower === 'ich') : undefined);
  if (ich === undefined || isQuoted(sentence, word) || (apostrophe.test(text.charAt(word.end)) && !/^.\s/u.test(text.slice(word.end))) || word.lower.endsWith('e') || !isUsedAsVerb(word, ich)) return [];
  const reading = word.all.find((morph) => morph.kind === 'VER' && ((morph.person === '1' && morph.parts.has('PRÄ')) || morph.parts.has('IMP')) && morph.number === 'SIN' && !morph.parts.has('MOD'));
  if (reading === undefined) return [];
  const found = await forms(reading.lemma, 'VER:(?:AUX:)?1:SIN:PRÄ(?::(?:NON|SFT))?');
  const full = found.find((form) => form === `${word.lower}e`);
  if (full === undefined) return [];
  const end = word.end + (apostrophe.test(text.charAt(word.end)) ? 1 : 0);
  if (Math.abs(ich.index - word.index) > 1) return [edit(style, word.start, text.slice(word.start, end), full)];
  const [from, to] = ich.index < word.index ? [ich.start, end] : [word.start, ich.end];
  const original = text.slice(from, to);
  const improved = ich.index < word.index ? `${ich.text} ${full}` : `${likeOriginal(word.text, full)} ${ich.text}`;
  return [edit(style, from, original, improved)];
}

/** „ich toll“ and „da mal“ are no verbs, „schick ich“ is one. */
function isUsedAsVerb(word: Word, ich: Word): boolean {
  if (word.pos === 'VERB' || word.pos === 'AUX') return true;
  const isSecond = ich.index === 0 && word.index === 1;
  return isSecond || ich.index === word.index + 1 || (Math.abs(ich.index - word.index) === 1 && !word.all.some(({ kind }) => kind === 'ADJ' || kind === 'ADV'));
}

/** „weil ich keine Zeit hab“: the „ich“ of the verb at the end of the clause. */
function atClauseEnd(sentence: Sentence, word: Word): Word | undefined {
  const clause = clauseWords(sentence, word);
  return clause.at(-1) === word && word.pos !== 'NOUN' ? clause.find(({ lower }) => lower === 'ich') : undefined;
}

const edit = (style: TargetStyle, from: number, original: string, improved: string): StyleEdit => ({
  from,
  to: from + original.length,
  replacement: improved,
  topic: 'spoken-forms',
  explanation: `So kurz spricht man nur; in ${textOf[style]} schreibt man „${improved}“.`,
});
