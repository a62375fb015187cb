import type { DictationBrowser } from './dictation.js';
import { openMicrophone } from './microphone.js';
import type { Recogniser } from './recogniser-types.js';
import { unsupported } from './wording.js';

type RecogniserClass = new () => Recogniser;

function recogniserClass(): RecogniserClass | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Window & { SpeechRecognition?: RecogniserClass; webkitSpeechRecognition?: RecogniserClass };
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

/** iPads call themselves Macintosh, but have a touch screen. */
const isPhoneOrTablet = (): boolean => /Android|iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Old browsers and pages without https have no `mediaDevices`, whatever the types say. */
const hasMicrophone = (): boolean => (navigator as Partial<Navigator>).mediaDevices?.getUserMedia !== undefined;

/** What this browser offers to a dictation. */
export function dictationBrowser(): DictationBrowser {
  const Recogniser = recogniserClass();
  return {
    createRecogniser: Recogniser === null ? null : () => new Recogniser(),
    openMicrophone,
    isMicrophoneExclusive: isPhoneOrTablet(),
    canRecord: hasMicrophone() && 'MediaRecorder' in window,
    now: () => performance.now(),
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  };
}

/**
 * Why the learner can't speak here, in a sentence that says what to do; undefined where they can.
 * @param canTranscribe undefined as long as the server has not said it: then the attempt tells
 */
export function unsupportedReason({ createRecogniser, canRecord }: DictationBrowser, canTranscribe: boolean | undefined): string | undefined {
  if (!hasMicrophone()) return window.isSecureContext ? unsupported.noMicrophone : unsupported.insecure;
  if (createRecogniser !== null || (canRecord && canTranscribe !== false)) return undefined;
  return unsupported.noRecognition;
}
