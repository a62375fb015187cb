import { beginsWith, wordsOf } from './words.js';

/** One reading of a phrase; `confidence` is 0 to 1, null where the browser gave none. */
export type Alternative = { text: string; confidence: number | null };
/** A result as the recogniser lists it, best alternative first. */
export type HeardResult = { isFinal: boolean; alternatives: readonly Alternative[] };
export type Phrase = Alternative & {
  alternatives: readonly Alternative[];
  isFinal: boolean;
  /** When its first and its last word came, in ms since the recording began. */
  startMs: number;
  endMs: number;
};
/** How many alternatives of a result are looked at (spec 2, section 7). */
export type Considered = { final: number; interim: number };

export type Transcript = {
  considered: Considered;
  /** The one that runs; null between two. */
  session: number | null;
  /** Of ended sessions: nothing changes them any more. */
  frozen: readonly Phrase[];
  /** Of the session that runs; the recogniser may still change its mind. */
  current: readonly Phrase[];
};
export type TranscriptEvent =
  | { kind: 'session-started'; session: number }
  /** `results` is the whole list of the session. */
  | { kind: 'heard'; session: number; results: readonly HeardResult[]; atMs: number }
  | { kind: 'session-ended'; session: number };

/** Some browsers report the same result a second time, under a new number, within this time. */
const ECHO_WITHIN_MS = 500;
/** From so many words on, a list that is suddenly half as long and begins otherwise is a new utterance. */
const LOST_FROM_WORDS = 4;

export const emptyTranscript = (considered: Considered): Transcript => ({ considered, session: null, frozen: [], current: [] });

/**
 * The next state of what was said. A browser ends a session after every pause and begins the next one with an empty list: what a
 * session had, also what it had not confirmed yet, is frozen before the next one starts. Results of an older session are too late.
 */
export function follow(transcript: Transcript, event: TranscriptEvent): Transcript {
  if (event.kind === 'session-started') return { ...freeze(transcript), session: event.session };
  if (event.session !== transcript.session) return transcript;
  if (event.kind === 'session-ended') return { ...freeze(transcript), session: null };
  const next = phrasesOf(event.results, transcript, event.atMs);
  if (meant(next).length === 0) return transcript;
  return { ...(isStartedAnew(transcript.current, next) ? freeze(transcript) : transcript), current: next };
}

/** All phrases so far, in the order they were said. */
export const phrases = ({ frozen, current }: Transcript): readonly Phrase[] => join(frozen, meant(current));

/** What will stay: confirmed by the recogniser, or frozen. */
export const settledPhrases = (transcript: Transcript): readonly Phrase[] => {
  const all = phrases(transcript);
  return all.slice(0, all.length - unsettled(transcript).length);
};

/** What the recogniser believes to hear at the moment. */
export const interimText = (transcript: Transcript): string => textOf(unsettled(transcript));

const unsettled = ({ current }: Transcript): Phrase[] => meant(current).filter(({ isFinal }) => !isFinal);

/** The most trusted one; of equals the recogniser's own order decides. */
export function bestAlternative(alternatives: readonly Alternative[]): Alternative {
  const [first = { text: '', confidence: null }, ...others] = alternatives;
  return others.reduce((best, other) => ((other.confidence ?? 0) > (best.confidence ?? 0) ? other : best), first);
}

const freeze = (transcript: Transcript): Transcript => ({ ...transcript, frozen: phrases(transcript), current: [] });

/** What the last session had not confirmed may come again, grown, as the first words of the next one. */
function join(frozen: readonly Phrase[], current: readonly Phrase[]): readonly Phrase[] {
  const last = frozen.at(-1);
  const first = current[0];
  const isRepeated = last !== undefined && first !== undefined && !last.isFinal && beginsWith(first.text, last.text);
  return [...(isRepeated ? frozen.slice(0, -1) : frozen), ...current];
}

/** One phrase for each result, also for an empty one: the recogniser numbers them. */
function phrasesOf(results: readonly HeardResult[], { current, considered }: Transcript, atMs: number): Phrase[] {
  return results.map(({ isFinal, alternatives: offered }, index) => {
    const known = current[index];
    const alternatives = offered.slice(0, isFinal ? considered.final : considered.interim);
    const best = bestAlternative(alternatives);
    // On some phones a short word is heard, and then confirmed as nothing at all.
    if (best.text === '' && known !== undefined) return { ...known, isFinal };
    return { ...best, alternatives, isFinal, startMs: known?.startMs ?? atMs, endMs: known?.text === best.text ? known.endMs : atMs };
  });
}

/** Without empty phrases, and without those that the next one repeats. */
const meant = (current: readonly Phrase[]): readonly Phrase[] =>
  current
    .filter(({ text }) => text !== '')
    .reduce<Phrase[]>((list, phrase) => {
      const before = list.at(-1);
      if (before === undefined || !isGrownInto(before, phrase)) return [...list, phrase];
      return [...list.slice(0, -1), { ...phrase, startMs: before.startMs }];
    }, []);

/**
 * Chrome on Android confirms each growing step of a phrase ('ich', 'ich wohne', …), with confidence 0, and often reports the
 * last one twice.
 */
function isGrownInto(phrase: Phrase, next: Phrase): boolean {
  if (!phrase.isFinal) return false;
  const isStep = phrase.confidence === null && beginsWith(next.text, phrase.text);
  const isEcho = next.text === phrase.text && next.endMs - phrase.endMs < ECHO_WITHIN_MS;
  return isStep || isEcho;
}

/** Safari drops, after a pause, what it heard before it, without confirming it and without a new session. */
function isStartedAnew(current: readonly Phrase[], next: readonly Phrase[]): boolean {
  const before = wordsOf(textOf(meant(current)));
  const after = wordsOf(textOf(meant(next)));
  return before.length >= LOST_FROM_WORDS && after.length <= before.length / 2 && before[0] !== after[0];
}

const textOf = (list: readonly Phrase[]): string => list.map(({ text }) => text).join(' ');
