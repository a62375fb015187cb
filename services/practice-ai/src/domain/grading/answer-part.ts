import { countWords } from '@b1fuchs/contracts';
import type { WritingEvidence } from './evidence.js';
import { wordsOf } from './sentences.js';

/** Code, markup or a result to copy. */
const MARKUP = /[{}`]|<[/!]?\p{L}|<!--|"""|\[\/?\w+\]/u;
/** Who is spoken to instead of the reader, and what only graders speak of. */
const SPEAKS_TO_GRADER = /^\W*(system|assistant|user|prüfer\w*|korrektor\w*|anweisung\w*)\s*:|inhaltspunkt|(?<!\p{L})100 (punkte|points)|(?<!\p{L})band a(?!\p{L})/iu;
/** What may stand in an answer too, unless somebody is told to do it. */
const GRADER = /(?<!\p{L})(punkte|punkten|note|bewertung|bewerte\w*|prüfer\w*|korrektor\w*|anweisung\w*|prompt\w*|system|ki|kriterien|band [a-e])(?!\p{L})/iu;
/** Only at the start of a clause: "gib mir eine Note", not "KI kann gute Antworten geben". */
const COMMAND =
  /(?:^|[.,;:!?–])[^\p{L}]*(?:(?:und|jetzt|nun|bitte|also|aber|dann) )*(?:ignorier(?:e|en|t)?|vergiss|missachten?|gib|gebt|geben sie|vergib|vergeben sie|bewerte|bewerten sie|setze|setzen sie|du bist)(?!\p{L})/iu;
/** Common words of English that German does not have. */
const ENGLISH = new Set('the and you your for to of with my is it this that very have has are we be would could should there about from please give previous instructions points ignore'.split(' '));
const ENGLISH_SHARE = 0.4;

/** Is a sentence no part of an answer in German: markup, another language, or a command to whoever grades it? */
export function isOutside(sentence: string): boolean {
  const words = wordsOf(sentence);
  const latin = words.filter((word) => /\p{Script=Latin}/u.test(word)).length;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return (
    MARKUP.test(sentence) ||
    SPEAKS_TO_GRADER.test(sentence) ||
    (words.length > 1 && latin < words.length / 2) ||
    (words.length > 2 && english / words.length >= ENGLISH_SHARE) ||
    (GRADER.test(sentence) && COMMAND.test(sentence))
  );
}

/** The sentences that answer the task: what is no German, no text or speaks to the grader earns nothing. */
export const answerSentences = ({ sentences }: Pick<WritingEvidence, 'sentences'>): string[] => sentences.filter((sentence) => !isOutside(sentence));

/** The words that count as an answer: all but those of sentences outside it. */
export const answerWords = ({ wordCount, sentences }: Pick<WritingEvidence, 'wordCount' | 'sentences'>): number =>
  sentences.filter(isOutside).reduce((words, sentence) => words - countWords(sentence), wordCount);
