import type { Recogniser, RecogniserResult } from './recogniser-types.js';
import { emptyTranscript, follow, phrases, type Alternative, type HeardResult, type Transcript, type TranscriptEvent } from './transcript.js';

/** Spec 2, section 9. In a row without a new word: who speaks for four minutes makes more than ten pauses. */
export const RESTARTS_AT_MOST = 10;
/** A session that ended sooner, without a word, failed; the next one waits a little, or ten of them are over in a second. */
const HASTY_MS = 1_000;
const PAUSE_AFTER_HASTY_MS = 300;
/** How long the last words may take after the learner has stopped. */
const LAST_WORDS_WITHIN_MS = 2_000;
/** A recogniser that fails sooner, without a word, can't work in this browser. */
const AT_ONCE_MS = 2_000;

export type Alternatives = 5 | 10;
export type RecognitionEnd = { transcript: Transcript; error: string | null; failedAtOnce: boolean };
type Parts = {
  createRecogniser: () => Recogniser;
  alternatives: Alternatives;
  /** ms since the recording began. */
  elapsed: () => number;
  /** Calls back after so many ms; the answer cancels it. */
  later: (work: () => void, ms: number) => () => void;
  onTranscript: (transcript: Transcript) => void;
  onEnd: (end: RecognitionEnd) => void;
};
export type RecognitionRun = { stop: () => void; abort: () => void };

/** Listens until it is stopped, over all the ends that the browser makes after pauses (spec 2, sections 4, 7 and 8). */
export function runRecognition({ createRecogniser, alternatives, elapsed, later, onTranscript, onEnd }: Parts): RecognitionRun {
  let transcript = emptyTranscript(alternatives === 10 ? { final: 5, interim: 3 } : { final: 5, interim: 5 });
  let recogniser: Recogniser | null = null;
  let session = 0;
  let restarts = 0;
  let isStopping = false;
  let isOver = false;
  let cancelTimer = (): void => undefined;
  const beganAt = elapsed();

  function advance(event: TranscriptEvent): void {
    const before = wordingOf(transcript);
    transcript = follow(transcript, event);
    if (wordingOf(transcript) !== before) restarts = 0;
    onTranscript(transcript);
  }

  function begin(): void {
    session += 1;
    const mine = session;
    const sessionBeganAt = elapsed();
    const isCurrent = (): boolean => mine === session && !isOver;
    advance({ kind: 'session-started', session: mine });
    recogniser = Object.assign(createRecogniser(), { lang: 'de-DE', continuous: true, interimResults: true, maxAlternatives: alternatives });
    recogniser.onresult = ({ results }) => {
      if (isCurrent()) advance({ kind: 'heard', session: mine, results: Array.from(results, readResult), atMs: elapsed() });
    };
    recogniser.onerror = ({ error }) => {
      if (isCurrent() && error !== 'no-speech') finish(error);
    };
    recogniser.onend = () => {
      if (!isCurrent()) return;
      advance({ kind: 'session-ended', session: mine });
      if (isStopping || restarts >= RESTARTS_AT_MOST) finish(null);
      else beginAgain(elapsed() - sessionBeganAt < HASTY_MS && restarts > 0);
    };
    try {
      recogniser.start();
    } catch {
      // It still thinks that the last one runs.
      recogniser.onend();
    }
  }

  function beginAgain(isHasty: boolean): void {
    restarts += 1;
    recogniser = null;
    if (isHasty) cancelTimer = later(begin, PAUSE_AFTER_HASTY_MS);
    else begin();
  }

  function finish(error: string | null): void {
    if (isOver) return;
    isOver = true;
    cancelTimer();
    transcript = follow(transcript, { kind: 'session-ended', session });
    recogniser?.abort();
    onEnd({ transcript, error, failedAtOnce: error !== null && wordingOf(transcript) === '' && elapsed() - beganAt < AT_ONCE_MS });
  }

  begin();
  return {
    /** Ends it after the words that are still to come. */
    stop: () => {
      if (isStopping || isOver) return;
      isStopping = true;
      cancelTimer();
      if (recogniser === null) {
        finish(null);
        return;
      }
      cancelTimer = later(() => finish(null), LAST_WORDS_WITHIN_MS);
      recogniser.stop();
    },
    /** Ends it at once, without a word to anybody. */
    abort: () => {
      isOver = true;
      cancelTimer();
      recogniser?.abort();
    },
  };
}

const wordingOf = (transcript: Transcript): string =>
  phrases(transcript)
    .map(({ text }) => text)
    .join(' ');

function readResult(result: RecogniserResult): HeardResult {
  return { isFinal: result.isFinal, alternatives: Array.from(result, readAlternative) };
}

/** 0 is what browsers report that don't know. */
const readAlternative = ({ transcript, confidence }: { transcript: string; confidence: number }): Alternative => ({
  text: transcript.replace(/\s+/gu, ' ').trim(),
  confidence: confidence > 0 ? Math.min(1, confidence) : null,
});
