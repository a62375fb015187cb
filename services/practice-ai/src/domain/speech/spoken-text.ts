import { MAX_SPOKEN_LENGTH } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';

const TOO_LONG = `Der Text ist zu lang zum Vorlesen. Bitte senden Sie höchstens ${MAX_SPOKEN_LENGTH.toLocaleString('de-DE')} Zeichen.`;
const NOTHING_TO_SAY = 'In diesem Text gibt es nichts zum Vorlesen.';

/** A smiley is no word, and espeak would read its name. */
const pictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{FE0F}\u{20E3}]/gu;
const tags = /<[/!?]?[a-z][^<>]*>/giu;
/** Signs of Markdown and the like, and those by which espeak takes phonemes: [[ha:loo]]. */
const signs = /[*_`#~|<>{}[\]\\^\u{FFFD}]/gu;
/** Soft hyphens, joiners, marks of direction: they stand inside words. */
const invisible = /\p{Cf}/gu;
/** With control characters espeak would take commands; half a surrogate pair is no character. */
const unspeakable = /[^\P{C}\n]/gu;

/**
 * What a voice is given: words and punctuation alone, no markup of any kind and no pictures.
 * @param text trimmed. Throws AppError TEXT_TOO_LONG, or VALIDATION_FAILED where nothing is left to say.
 */
export function spokenText(text: string): string {
  if (text.length > MAX_SPOKEN_LENGTH) throw new AppError('TEXT_TOO_LONG', { message: TOO_LONG });
  const plain = text
    .normalize('NFC')
    .replaceAll(tags, ' ')
    .replaceAll(pictures, ' ')
    .replaceAll(signs, ' ')
    .replaceAll(invisible, '')
    .replaceAll(unspeakable, ' ')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n ?/gu, '\n')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(plain)) throw new AppError('VALIDATION_FAILED', { message: NOTHING_TO_SAY, details: { text: NOTHING_TO_SAY } });
  return plain;
}
