import { createStoredChoice } from '../../stored-choice.js';

export type VoiceSource = 'browser' | 'server';

/** Whose voice the learner wants; automatic until they say so. */
export const voiceChoice = createStoredChoice({ key: 'examiner-voice', choices: ['automatic', 'browser', 'server'] as const, defaultChoice: () => 'automatic' });
export type VoiceChoice = ReturnType<typeof voiceChoice.get>;

type Situation = { choice: VoiceChoice; hasGermanVoice: boolean; isServerBasic: boolean };

/**
 * Who speaks, and who does when that fails. Most browsers' German voice is better than the basic one of a server without a
 * provider; a browser without a German voice never speaks: an English voice reading German helps nobody.
 */
export function voiceOrder({ choice, hasGermanVoice, isServerBasic }: Situation): readonly VoiceSource[] {
  if (!hasGermanVoice) return ['server'];
  const isBrowserFirst = choice === 'browser' || (choice === 'automatic' && isServerBasic);
  return isBrowserFirst ? ['browser', 'server'] : ['server', 'browser'];
}
