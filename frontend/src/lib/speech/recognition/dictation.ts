import type { Transcription } from '@b1fuchs/contracts';
import { LONGEST_RECORDING_MS, newRun, release, takeRecording, type DictationRun } from './dictation-run.js';
import { IDLE, type DictationOptions, type DictationState, type Recording, type SpokenAnswer } from './dictation-state.js';
import { createDictationStore } from './dictation-store.js';
import { evidenceOfTranscription } from './evidence.js';
import { appendSpoken, textOfPhrases, tidyGerman } from './german-text.js';
import { listeningOutcome, SHORTEST_ATTEMPT_MS } from './listening-outcome.js';
import type { Microphone } from './microphone.js';
import type { Recogniser } from './recogniser-types.js';
import { runRecognition, type RecognitionEnd } from './recognition-run.js';
import { interimText, settledPhrases, type Transcript } from './transcript.js';
import { transcriptionFailure } from './transcription-failure.js';
import { isSilent, type VoiceActivity } from './voice-activity.js';
import { dictationTexts, microphoneFailure, unsupported } from './wording.js';

/** With one of these at once the browser has a recogniser that can't work; a recording still can. */
const CANT_WORK = new Set(['service-not-allowed', 'audio-capture', 'language-not-supported', 'network']);

export type DictationBrowser = {
  /** Null where the browser has none. */
  createRecogniser: (() => Recogniser) | null;
  openMicrophone: (onLost: () => void) => Promise<Microphone>;
  /** Phones lend the microphone to the page or to the recogniser, never to both. */
  isMicrophoneExclusive: boolean;
  canRecord: boolean;
  /** ms, only ever compared with itself. */
  now: () => number;
  /** Calls back after so many ms; the answer cancels it. */
  later: (work: () => void, ms: number) => () => void;
};
export type DictationServer = {
  /** Whether the server turns recordings into words. */
  canTranscribe: () => Promise<boolean>;
  transcribe: (recording: Blob, signal: AbortSignal) => Promise<Transcription>;
};
type Parts = { browser: DictationBrowser; server: DictationServer; beforeListening: () => void };

/**
 * Turns what a learner says into text: by the browser's recogniser, and where it has none or one that can't work, by a recording
 * that the server transcribes. Also records beside the recogniser, so that the learner can hear themselves.
 */
export function createDictation({ browser, server, beforeListening }: Parts) {
  const store = createDictationStore();
  let run: DictationRun | null = null;
  /** Could not be sent. */
  let waiting: { recording: Recording; voice: VoiceActivity | null; options: DictationOptions } | null = null;
  let isRecogniserBroken = false;

  const mayRecord = async ({ options }: DictationRun): Promise<boolean> => options.mayUseServer !== false && browser.canRecord && (await server.canTranscribe());
  const elapsed = ({ beganAt }: DictationRun): number => Math.round(browser.now() - beganAt);

  async function start(options: DictationOptions): Promise<void> {
    if (run !== null) return;
    beforeListening();
    waiting = null;
    const mine = newRun(options, browser.now());
    run = mine;
    store.set({ ...IDLE, state: 'starting' });
    mine.isForServer = browser.createRecogniser === null || (isRecogniserBroken && (await mayRecord(mine)));
    if (mine.isForServer && !(await mayRecord(mine))) {
      close(mine, { error: unsupported.noRecognition });
      return;
    }
    if (!(await openMicrophone(mine))) return;
    mine.beganAt = browser.now();
    mine.cancelLimit = browser.later(() => void reachLimit(mine), LONGEST_RECORDING_MS);
    if (browser.createRecogniser === null || mine.isForServer) recordForServer(mine);
    else listen(mine, browser.createRecogniser);
  }

  /** There is no way to speak here: says why. */
  const refuse = (reason: string): void => store.set({ ...IDLE, error: reason });

  /** @returns false where there is no microphone, or the learner has left */
  async function openMicrophone(mine: DictationRun): Promise<boolean> {
    if (run !== mine) return false;
    try {
      mine.microphone = await browser.openMicrophone(stop);
      if (run === mine) return true;
      mine.microphone.close();
    } catch {
      close(mine, { error: microphoneFailure[mine.options.wording] });
    }
    return false;
  }

  function recordForServer(mine: DictationRun): void {
    mine.isForServer = true;
    mine.recorder ??= mine.microphone?.record() ?? null;
    if (mine.recorder === null) close(mine, { error: unsupported.noRecognition });
    else showListening(mine);
  }

  function listen(mine: DictationRun, createRecogniser: () => Recogniser): void {
    if (browser.isMicrophoneExclusive) {
      mine.microphone?.close();
      mine.microphone = null;
    }
    mine.recorder = mine.microphone?.record() ?? null;
    mine.recognition = runRecognition({
      createRecogniser,
      alternatives: mine.options.alternatives,
      elapsed: () => elapsed(mine),
      later: browser.later,
      onTranscript: (transcript) => showTranscript(mine, transcript),
      onEnd: (end) => void endListening(mine, end),
    });
    showListening(mine);
  }

  function showListening(mine: DictationRun): void {
    if (run !== mine) return;
    store.change({ state: 'listening', level: mine.microphone?.level ?? null });
    // Pressed again while the browser still asked for the microphone.
    if (mine.isStopping) endRecording(mine);
  }

  function showTranscript(mine: DictationRun, transcript: Transcript): void {
    const spoken = textOfPhrases(settledPhrases(transcript).map(({ text }) => text), { isOpen: true });
    const isNew = spoken !== store.get().transcript;
    store.change({ transcript: spoken, interim: interimText(transcript) });
    if (isNew) store.report({ kind: 'text', text: appendSpoken(mine.options.textBefore, spoken) });
  }

  async function endListening(mine: DictationRun, { transcript, error, failedAtOnce }: RecognitionEnd): Promise<void> {
    if (run !== mine) return;
    const cantWork = failedAtOnce && error !== null && CANT_WORK.has(error);
    isRecogniserBroken ||= cantWork;
    // A network that fails is said first (spec 2, section 8); the next recording then goes to the server.
    if (cantWork && error !== 'network' && (await mayRecord(mine))) {
      if (mine.microphone !== null || (await openMicrophone(mine))) recordForServer(mine);
      return;
    }
    store.change({ state: 'transcribing', level: null });
    const durationMs = elapsed(mine);
    const { voice, recording } = await takeRecording(mine, durationMs);
    if (run !== mine) return;
    const outcome = listeningOutcome({ transcript, error, voice, durationMs });
    close(mine, { transcript: outcome.text, evidence: outcome.evidence, error: outcome.error });
    if (outcome.text === '') return;
    if (recording !== null) store.report({ kind: 'recording', recording });
    reportEnd(mine, outcome);
  }

  async function endRecordingForServer(mine: DictationRun): Promise<void> {
    store.change({ state: 'transcribing', level: null });
    const { voice, recording } = await takeRecording(mine, elapsed(mine));
    if (run !== mine) return;
    if (recording === null || isSilent(voice)) {
      const isMistake = recording !== null && recording.durationMs < SHORTEST_ATTEMPT_MS;
      close(mine, { error: isMistake ? undefined : dictationTexts.nothingHeard });
      return;
    }
    store.report({ kind: 'recording', recording });
    waiting = { recording, voice, options: mine.options };
    await send(mine, waiting);
  }

  async function send(mine: DictationRun, { recording, voice }: NonNullable<typeof waiting>): Promise<void> {
    store.change({ state: 'transcribing', error: undefined, canRetry: false });
    try {
      const transcription = await server.transcribe(recording.blob, mine.leaving.signal);
      if (run !== mine) return;
      waiting = null;
      const text = tidyGerman(transcription.text);
      const evidence = evidenceOfTranscription(transcription, { voice, durationMs: recording.durationMs });
      close(mine, text === '' ? { error: dictationTexts.nothingHeard } : { transcript: text, evidence });
      if (text !== '') reportEnd(mine, { text, evidence });
    } catch (error) {
      close(mine, { error: transcriptionFailure(error), canRetry: true });
    }
  }

  function reportEnd({ options }: DictationRun, { text, evidence }: SpokenAnswer): void {
    store.report({ kind: 'text', text: appendSpoken(options.textBefore, text) });
    store.report({ kind: 'end', answer: { text, evidence } });
  }

  function close(mine: DictationRun, outcome: Partial<DictationState>): void {
    if (run !== mine) return;
    run = null;
    release(mine);
    store.change({ ...outcome, state: 'idle', interim: '', level: null });
  }

  async function reachLimit(mine: DictationRun): Promise<void> {
    if (run !== mine || mine.isStopping) return;
    if (mine.isForServer) {
      store.change({ notice: dictationTexts.tooLong });
      stop();
    } else {
      // The recogniser goes on; what can be heard again are the first five minutes.
      await mine.recorder?.finish();
    }
  }

  function endRecording(mine: DictationRun): void {
    if (mine.isForServer) void endRecordingForServer(mine);
    else {
      store.change({ state: 'transcribing', level: null });
      mine.recognition?.stop();
    }
  }

  /** Ends the recording; its last words still come. */
  function stop(): void {
    if (run === null || run.isStopping) return;
    run.isStopping = true;
    if (store.get().state === 'listening') endRecording(run);
  }

  /** Ends everything at once and forgets it. */
  function cancel(): void {
    waiting = null;
    const left = run;
    run = null;
    if (left !== null) {
      left.leaving.abort();
      left.recognition?.abort();
      release(left);
    }
    store.set(IDLE);
  }

  /** Sends the recording that waits once more. */
  async function retry(): Promise<void> {
    if (run !== null || waiting === null) return;
    const mine = newRun(waiting.options, browser.now());
    mine.isStopping = true;
    run = mine;
    await send(mine, waiting);
  }

  return { get: store.get, subscribe: store.subscribe, onReport: store.onReport, start, refuse, stop, cancel, retry };
}
