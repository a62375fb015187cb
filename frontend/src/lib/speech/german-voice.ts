export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'name' | 'localService'>;

/** Spec 2, section 7. */
const ENHANCED_RATE = 0.6;
const BASIC_RATE = 0.7;

const isGerman = ({ lang }: Voice): boolean => /^de(?:[-_]|$)/i.test(lang);
/** Voices of better quality say so in their names: 'Anna (Enhanced)', 'Microsoft Katja Online (Natural)', 'Google Deutsch'. */
const isEnhanced = ({ name }: Voice): boolean => /enhanced|erweitert|premium|natural|neural|google|siri/i.test(name);

/** The best German voice, that of Germany first; null where there is none. Never a voice of another language. */
export function chooseGermanVoice<V extends Voice>(voices: readonly V[]): V | null {
  const points = (voice: V): number => (isEnhanced(voice) ? 4 : 0) + (/^de[-_]de$/i.test(voice.lang) ? 2 : 0) + (voice.localService ? 1 : 0);
  return voices.filter(isGerman).sort((one, other) => points(other) - points(one))[0] ?? null;
}

/** How fast the voice speaks to a learner; plain synthesis counts as basic. */
export const rateOf = (voice: Voice | null): number => (voice !== null && isEnhanced(voice) ? ENHANCED_RATE : BASIC_RATE);
