import { isolateGerman } from '@b1fuchs/contracts';
import { wordsOf } from '../grading/sentences.js';

const MIN_SENTENCE = 10;
const MAX_SENTENCE = 240;
const MAX_REMARK = 400;
/** So many words of the learner's in a row are the text repeated, not spoken of. */
const ECHO_WORDS = 6;

const markup = /[<>{}[\]`*_#|\\~^]|https?:|www\.|\n|\r/u;
/** All control and format characters but the zero-width non-joiner that Persian is written with. */
const invisible = /[^\P{C}\u200C]/gu;
const latin = /\p{Script=Latin}/gu;
const arabic = /\p{Script=Arabic}/gu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const ended = (text: string): string => (/[.!?؟][“”"»\u2069]?$/u.test(text) ? text : `${text}.`);

/** A plain sentence of bounded length in one line, ended by a mark; undefined for anything else. */
function plainSentence(text: string): string | undefined {
  const trimmed = text.trim();
  if (markup.test(trimmed)) return undefined;
  const sentence = trimmed.replace(invisible, '');
  return sentence.length >= MIN_SENTENCE && sentence.length <= MAX_SENTENCE ? ended(sentence) : undefined;
}

export function plainLatinSentence(text: string): string | undefined {
  const sentence = plainSentence(text);
  return sentence !== undefined && count(sentence, latin) > count(sentence, arabic) ? sentence : undefined;
}

export function plainPersianSentence(text: string): string | undefined {
  const sentence = plainSentence(text);
  return sentence !== undefined && count(sentence, arabic) >= MIN_SENTENCE ? isolateGerman(sentence) : undefined;
}

/** Claims of a result, or talk about the instructions rather than the text. */
const suspicious =
  /\p{N}|%|\b(?:punkte?n?|punktzahl|noten?|prozent|hundert|null|bestanden|bestehen|durchgefallen|bestnote|höchstnote|volle|anweisung\w*|instruktion\w*|ignorier\w*|befehl\w*|system\w*|prompt\w*|instructions?|ignore|grade|score|KI|Sprachmodell|Modell|du|dich|dir|dein\w*)\b/iu;

/**
 * What the model says about the text as a whole, if it is harmless: plain, short, German in the Sie form, without a claim about
 * the result, and neither an echo of what the learner wrote nor of what the model was told.
 */
export function plainRemark(remark: string, written: string): string | undefined {
  const trimmed = remark.trim();
  const isPlain = trimmed.length >= MIN_SENTENCE && trimmed.length <= MAX_REMARK && !markup.test(trimmed) && count(trimmed, invisible) === 0;
  if (!isPlain || suspicious.test(trimmed) || count(trimmed, arabic) > 0 || echoes(trimmed, written)) return undefined;
  return ended(trimmed);
}

function echoes(remark: string, written: string): boolean {
  const words = wordsOf(remark);
  const source = ` ${wordsOf(written).join(' ')} `;
  return words.some((_, index) => index + ECHO_WORDS <= words.length && source.includes(` ${words.slice(index, index + ECHO_WORDS).join(' ')} `));
}
