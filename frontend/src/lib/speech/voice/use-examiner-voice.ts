import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { HttpError } from '../../http-error.js';
import { SESSION_KEY } from '../../session-key.js';
import { speechServiceQuery } from '../speech-service.js';
import { germanVoice, speakInBrowser } from './browser-voice.js';
import { createExaminerVoice, type SpeakResult } from './examiner-voice.js';
import { createHiddenSound } from './hidden-sound.js';
import { speechSpeed } from './speed.js';
import { voiceErrorOf, type VoiceWording } from './speech-failure.js';
import { createSpeechRequest } from './speech-request.js';
import { voiceChoice, voiceOrder } from './voice-choice.js';

type Options = {
  /** '/api/tts' unless named. Read once. */
  path?: string;
  /** The body of the request: {text} unless named (spec 2, section 7). Read once. */
  payload?: (text: string) => Record<string, unknown>;
  /** Whose error texts: 'speaking' unless named. */
  wording?: VoiceWording;
  /** A new text while something sounds: 'replace' (unless named) ends what sounds, 'skip' leaves the new one out (spec 2, section 5). */
  whileSounding?: 'replace' | 'skip';
};

/** The examiner's voice for a screen, at the learner's speed. Leaving the screen ends it. */
export function useExaminerVoice({ path = '/api/tts', payload = (text) => ({ text }), wording = 'speaking', whileSounding = 'replace' }: Options = {}) {
  const client = useQueryClient();
  // Asked for early: the first sentence then knows who speaks it.
  useQuery(speechServiceQuery);
  const [{ voice, sound }] = useState(() => {
    const hidden = createHiddenSound();
    const rate = (): number => Number(speechSpeed.get());
    /** A server whose provider fails falls back to its basic voice. */
    let hasHeardBasic = false;
    const isServerBasic = (): boolean => hasHeardBasic || client.getQueryData(speechServiceQuery.queryKey)?.voice === 'basic';
    const fetchSpeech = createSpeechRequest({
      path,
      payload,
      onVoice: (name) => (hasHeardBasic ||= name === 'espeak'),
      onError: (error) => {
        if (error instanceof HttpError && error.status === 401) client.setQueryData(SESSION_KEY, null);
      },
    });
    const core = createExaminerVoice({
      fetchSpeech,
      playSound: (blob, playing) => hidden.play(blob, { ...playing, rate: rate() }),
      speakInBrowser: (text, playing) => speakInBrowser(text, { ...playing, rate: rate() }),
      order: async () => voiceOrder({ choice: voiceChoice.get(), hasGermanVoice: (await germanVoice()) !== null, isServerBasic: isServerBasic() }),
      later: (work, ms) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
    });
    return { voice: core, sound: hidden };
  });
  const { state, speaking, failure, isSilenced } = useSyncExternalStore(voice.subscribe, voice.get);
  const speed = Number(speechSpeed.use());

  // Before the first sentence, which would else wait for it.
  useEffect(() => void germanVoice(), []);
  useEffect(() => sound.unlockOnPress(), [sound]);
  useEffect(() => sound.setRate(speed), [sound, speed]);
  useEffect(() => voice.leave, [voice]);

  const error = voiceErrorOf(failure, wording);
  const speak = useCallback((text: string): Promise<SpeakResult> => voice.speak(text, { skips: whileSounding === 'skip' }), [voice, whileSounding]);
  return useMemo(
    () => ({
      state,
      /** What is being said, or is about to be; null when nothing is. */
      speaking,
      /** What went wrong, with the language of the sentence (spec 2, section 8). */
      error,
      /** The browser wants a press before it lets anything sound. */
      isSilenced,
      speak,
      stop: voice.stop,
      /** Fetches the sound of how the next reply will probably begin, such as 'Das ist interessant.' */
      predict: (text: string) => void voice.predict(text),
      dismissError: voice.dismissFailure,
    }),
    [state, speaking, error, isSilenced, speak, voice],
  );
}
export type ExaminerVoice = ReturnType<typeof useExaminerVoice>;
