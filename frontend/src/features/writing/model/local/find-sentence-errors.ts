import type { Correction } from '@b1fuchs/contracts';

const smallStart = /(?<before>^\s*|(?<last>[\p{L}\p{N}]+)[.!?]+\s+)(?<word>\p{Ll}[\p{L}\p{M}-]*)/gu;
const abbreviations = new Set('bzw ca dr etc evtl inkl min nr prof str tel usw vgl zzgl'.split(' '));

/** Words in small letters at the start of a sentence. */
export function findSmallSentenceStarts(text: string): Correction[] {
  return [...text.matchAll(smallStart)].flatMap((match) => {
    const { before = '', last, word = '' } = match.groups ?? {};
    if (last !== undefined && isAbbreviation(last) && before.includes('.')) return [];
    return [
      {
        original: word,
        corrected: word.charAt(0).toUpperCase() + word.slice(1),
        explanation: 'Am Anfang eines Satzes schreibt man groß.',
        translations: { en: 'A sentence begins with a capital letter.', fa: 'اول جمله را با حرف بزرگ می‌نویسیم.' },
        category: 'capitalization',
        offset: match.index + before.length,
        length: word.length,
      },
    ];
  });
}

/** Shorter pieces are greetings, names and closings, which end without a full stop. */
const FEWEST_WORDS_OF_A_SENTENCE = 5;
// The closing of a letter and everything after it.
const closing =
  /(?<!\p{L})(?:(?:(?:mit|viele|liebe|herzliche|beste|schöne|freundliche|freundlichen)\s+)*gr(?:ü|ue)(?:ß|ss)(?:e|en)?(?!\p{L})|bis (?:bald|dann|morgen|später)(?!\p{L})|hochachtungsvoll)[^.!?]*$/iu;

/** Paragraphs, set apart by an empty line or by the end of the text, whose last sentence has no mark at its end. */
export function findMissingEndMarks(text: string): Correction[] {
  return [...text.matchAll(/\S(?:(?!\n\s*\n).)*/gsu)].flatMap((paragraph) => {
    const body = paragraph[0].replace(closing, '').trimEnd();
    const sentence = /[^.!?…]*$/u.exec(body)?.[0] ?? '';
    const words = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*/gu) ?? [];
    const lastWord = words.at(-1);
    if (lastWord === undefined || words.length < FEWEST_WORDS_OF_A_SENTENCE || !sentence.endsWith(lastWord)) return [];
    return [
      {
        original: lastWord,
        corrected: `${lastWord}.`,
        explanation: 'Am Ende eines Satzes steht ein Punkt, ein Fragezeichen oder ein Ausrufezeichen.',
        translations: {
          en: 'At the end of a sentence there is a full stop, a question mark or an exclamation mark.',
          fa: 'در پایان جمله نقطه، علامت سؤال یا علامت تعجب می‌آید.',
        },
        category: 'punctuation',
        offset: paragraph.index + body.length - lastWord.length,
        length: lastWord.length,
      },
    ];
  });
}

// 'z. B. im' and 'am 3. mai' are not ends of sentences.
export function isAbbreviation(word: string): boolean {
  return word.length === 1 || /^\d+$/.test(word) || abbreviations.has(word.toLowerCase());
}
