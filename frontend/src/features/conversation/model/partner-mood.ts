import type { FoxState } from '../../../components/fox/fox-state.js';
import { moodTexts } from '../wording.js';

export type Situation = {
  isWaiting: boolean;
  isListening: boolean;
  isSpeaking: boolean;
  /** The browser lets nothing sound before a press. */
  isSilenced: boolean;
  /** Of the learner's last message. */
  hasTip: boolean;
};

/** What Fuchs shows and says of what he is doing. */
export function partnerMood({ isWaiting, isListening, isSpeaking, isSilenced, hasTip }: Situation): { state: FoxState; text: string } {
  if (isWaiting) return { state: 'thinking', text: moodTexts.thinking };
  if (isListening) return { state: 'idle', text: moodTexts.listening };
  if (isSpeaking) return { state: 'speaking', text: moodTexts.speaking };
  if (isSilenced) return { state: 'idle', text: moodTexts.silenced };
  return { state: 'idle', text: hasTip ? moodTexts.tip : moodTexts.idle };
}
