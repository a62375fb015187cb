import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { HttpError } from '../../http-error.js';
import { SESSION_KEY } from '../../session-key.js';
import { silence } from '../one-sound.js';
import { speechServiceQuery } from '../speech-service.js';
import { createDictation } from './dictation.js';
import { dictationBrowser, unsupportedReason } from './dictation-browser.js';
import type { DictationReport, Recording, SpokenAnswer } from './dictation-state.js';
import type { Alternatives } from './recognition-run.js';
import { transcribe } from './transcribe.js';
import type { DictationWording } from './wording.js';

type Options = {
  /** How many readings of a phrase the recogniser gives: 5 in the exam, 10 in the free conversation (spec 2, section 7). */
  alternatives: Alternatives;
  /** Whose error texts: 'speaking' unless named. */
  wording?: DictationWording;
  /** Whether a recording may go to the server to be turned into words, where the browser can't do it; true unless named. */
  mayUseServer?: boolean;
  /** With each new word: what was in the field before the recording, and what was spoken so far. */
  onText?: (text: string) => void;
  /** Once a recording, when it ends: its sound, for `useOwnRecordings`. Not on phones whose recogniser keeps the microphone to itself. */
  onRecording?: (recording: Recording) => void;
  /** Once a recording that had words, when all of them are there. */
  onEnd?: (answer: SpokenAnswer) => void;
};

/**
 * Speech to text for a screen: state, text and evidence of the recording, and what starts and stops it. Leaving the screen ends
 * it. Starting ends whatever sounds on the page. Whether voices may go to a provider is asked by the screen beforehand.
 */
export function useDictation({ alternatives, wording = 'speaking', mayUseServer = true, onText, onRecording, onEnd }: Options) {
  const client = useQueryClient();
  const { data: service } = useQuery(speechServiceQuery);
  const [{ browser, core }] = useState(() => {
    const own = dictationBrowser();
    // A server that does not answer may still do so when the recording is sent, and until then it is not lost.
    const canTranscribe = (): Promise<boolean> => client.query(speechServiceQuery).then(({ transcription }) => transcription, () => true);
    const send = (recording: Blob, signal: AbortSignal) =>
      transcribe(recording, signal).catch((error: unknown) => {
        if (error instanceof HttpError && error.status === 401) client.setQueryData(SESSION_KEY, null);
        throw error;
      });
    return { browser: own, core: createDictation({ browser: own, server: { canTranscribe, transcribe: send }, beforeListening: silence }) };
  });
  const state = useSyncExternalStore(core.subscribe, core.get);

  const receive = useEffectEvent((report: DictationReport) => {
    if (report.kind === 'text') onText?.(report.text);
    else if (report.kind === 'recording') onRecording?.(report.recording);
    else onEnd?.(report.answer);
  });
  useEffect(() => core.onReport((report) => receive(report)), [core]);
  useEffect(() => core.cancel, [core]);

  const reason = unsupportedReason(browser, mayUseServer ? service?.transcription : false);
  const start = useCallback(
    (textBefore = ''): void => {
      if (reason === undefined) void core.start({ alternatives, wording, textBefore, mayUseServer });
      else core.refuse(reason);
    },
    [core, alternatives, wording, reason, mayUseServer],
  );
  return useMemo(
    () => ({
      ...state,
      supported: reason === undefined,
      /** What to do where it is not supported, in a German sentence; `start` then puts it into `error`. */
      unsupportedReason: reason,
      /** @param textBefore what is in the field: the spoken words follow it in `onText` */
      start,
      /** Ends the recording; the last words still come. */
      stop: core.stop,
      /** Ends the recording at once and forgets its words, errors and what waits to be sent again. */
      reset: core.cancel,
      retry: () => void core.retry(),
    }),
    [state, reason, start, core],
  );
}
export type Dictation = ReturnType<typeof useDictation>;
