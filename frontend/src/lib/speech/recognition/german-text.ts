import { isQuestion, isSentenceEnd } from './german-clauses.js';
import { oneSpaced } from './words.js';

/** After these a full stop ends no sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:z\. ?B|d\. ?h|u\. ?a|usw|bzw|ca|vgl|evtl|Dr|Nr|Str|Tel|\p{L}|\d+)\.$/u;
/** Small in the middle of a sentence, whatever the recogniser wrote at the beginning of a phrase. */
const SMALL_WORDS =
  /^(?:ich|du|er|es|wir|man|und|oder|aber|denn|weil|dass|wenn|als|ob|der|die|das|den|dem|ein|eine|einen|einem|einer|in|im|am|an|auf|mit|von|vom|zu|zum|zur|nach|für|bei|dann|danach|auch|nicht|mein|meine|meinen|meiner|meinem)$/iu;

/**
 * Puts the phrases of a recogniser together, with light German capitals and punctuation (spec 2, section 7): a capital at the
 * beginning of a sentence, a full stop or a question mark at its end, 'ich' small in between, single spaces. What was said stays:
 * spoken names of marks ('Komma') are words, because a learner may mean them. A pause ends a sentence only where both sides of it
 * look whole (`isSentenceEnd`): without any end a talk of three minutes would be one sentence, which no grammar engine can read.
 * @param isOpen more words may come: the last sentence gets no end yet
 */
export function textOfPhrases(phrases: readonly string[], { isOpen = false } = {}): string {
  const sentences: string[] = [];
  for (const phrase of phrases.map(oneSpaced).filter((text) => text !== '')) {
    const last = sentences.at(-1);
    if (last === undefined || isSentenceEnd(last, phrase)) sentences.push(phrase);
    else sentences.splice(-1, 1, `${last} ${smallAtFirst(phrase)}`);
  }
  return sentences.map((sentence, index) => (isOpen && index === sentences.length - 1 ? withCapitals(sentence) : withEnd(withCapitals(sentence)))).join(' ');
}

/** The same for a text that is whole, such as a transcription. */
export const tidyGerman = (text: string): string => textOfPhrases([text]);

/** What was typed before, and what was spoken after it. */
export function appendSpoken(typed: string, spoken: string): string {
  if (typed.trim() === '' || spoken === '') return typed.trim() === '' ? spoken : typed;
  const isNewSentence = /[.!?…]["“«)]?\s*$/u.test(typed);
  return `${typed.trimEnd()}${typed.endsWith("\n") ? '\n' : ' '}${isNewSentence ? spoken : smallAtFirst(spoken)}`;
}

function smallAtFirst(phrase: string): string {
  const [first = ''] = phrase.split(/(?=[\s,.;:!?])/u);
  return SMALL_WORDS.test(first) ? first.toLocaleLowerCase('de') + phrase.slice(first.length) : phrase;
}

function withCapitals(text: string): string {
  const small = text.replace(/(?<=\p{L}[,;:]? )Ich(?![\p{L}-])/gu, 'ich');
  return small.replace(/^(["„»(]?)(\p{Ll})|(?<=([.!?]) ["„»(]?)(\p{Ll})/gu, (match: string, ...groups: unknown[]) => {
    const offset = groups.find((group) => typeof group === 'number') ?? 0;
    return ABBREVIATION.test(small.slice(0, offset).trimEnd()) ? match : match.toLocaleUpperCase('de');
  });
}

function withEnd(sentence: string): string {
  if (/[.!?…]["“”«)]?$/u.test(sentence)) return sentence;
  const bare = sentence.replace(/[,;:–-]+$/u, '').trimEnd();
  if (!isQuestion(lastSentenceOf(bare))) return `${bare}.`;
  return `${bare.replace(/(?<=[\p{L}\p{N}]) (oder(?: nicht)?|nicht wahr)$/u, ', $1')}?`;
}

function lastSentenceOf(text: string): string {
  const ends = [...text.matchAll(/[.!?…]["“”«)]? /gu)].map(({ index }) => index + 1).filter((end) => !ABBREVIATION.test(text.slice(0, end)));
  return text.slice(ends.at(-1) ?? 0);
}
