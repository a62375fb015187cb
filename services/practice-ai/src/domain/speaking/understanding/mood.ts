import type { FollowUp } from '../catalogue/follow-ups.js';

const SAD = /(?<!\p{L})(?:traurig|krank|gestorben|unglücklich|einsam|durchgefallen|heimweh|(?:arbeit|job|stelle|wohnung) verloren|im krieg)(?!\p{L})/iu;
/** Sorrow is the speaker's own, or near them. */
const OWN = /(?<!\p{L})(?:ich|mir|mich|mein\p{L}*|wir|uns|unser\p{L}*)(?!\p{L})/iu;
const GLAD = /(?<!\p{L})(?:glücklich|froh|gewonnen|bestanden|geschafft|geheiratet|gefreut|freue mich|wunderbar|herrlich|super|toll)(?!\p{L})/iu;
const NOT = /(?<!\p{L})(?:nicht|kein\p{L}*|nie)(?!\p{L})/iu;

/** Is what was said sad or joyful? A joyful word with a "not" is neither. */
export function moodOf(message: string): 'sad' | 'glad' | undefined {
  if (SAD.test(message) && OWN.test(message) && !NOT.test(message)) return 'sad';
  return GLAD.test(message) && !NOT.test(message) ? 'glad' : undefined;
}

const PAST = /(?<!\p{L})(?:gestern|vorgestern|letzte[nsrm]?|war|waren|hatte|hatten|(?:habe|hat|haben|bin|ist|sind) .*(?:ge\p{L}+(?:t|en)|\p{L}+iert))(?!\p{L})/iu;
const WISH = /(?<!\p{L})(?:möchte|will|werde|hoffe|plane|würde gern\p{L}?)(?!\p{L})/iu;
const OPINION = /(?<!\p{L})(?:finde|mag|liebe|hasse|denke|glaube|gefällt|gefallen)(?!\p{L})/iu;

/** What can be asked about what was said: how it was, when it will be, why it is so. */
export function followUpOf(message: string): FollowUp | undefined {
  if (PAST.test(message)) return 'past';
  if (WISH.test(message)) return 'wish';
  return OPINION.test(message) ? 'opinion' : undefined;
}
