import { useEffect } from 'react';
import { useDictation, type Dictation } from '../../../lib/speech/recognition/use-dictation.js';
import { voiceConsentTexts } from '../wording.js';
import type { Talk } from './use-talk.js';

type Options = {
  /** To whom recordings would go, and have not been agreed to; null where they may go. */
  recipient: string | null;
  /** Whether the server turns recordings into text at all. */
  canTranscribe: boolean;
};

/** Speech to text for the learner's answers. Where only their consent is missing for it, that is what they are told. */
export function useTalkDictation({ write, recordings, spoken }: Talk, { recipient, canTranscribe }: Options): Dictation {
  const mayUseServer = recipient === null;
  const dictation = useDictation({ alternatives: 5, mayUseServer, onText: write, onRecording: recordings.add, onEnd: ({ evidence }) => spoken.add(evidence) });
  const { reset, unsupportedReason, error } = dictation;
  // What could not be done until now was said beside the microphone.
  useEffect(() => {
    if (mayUseServer) reset();
  }, [mayUseServer, reset]);
  if (recipient === null || !canTranscribe || unsupportedReason === undefined) return dictation;
  const reason = voiceConsentTexts.needed(recipient);
  return { ...dictation, unsupportedReason: reason, error: error === unsupportedReason ? reason : error };
}
