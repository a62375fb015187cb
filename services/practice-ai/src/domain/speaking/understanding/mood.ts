import type { FollowUp } from '../catalogue/follow-ups.js';

const SAD = /(?<!\p{L})(?:(?:bin|ist|war|sind) (?:\p{L}+ ){0,3}(?:traurig|krank|gestorben|unglücklich|einsam|durchgefallen|tot)|traurig bin|gestorben (?:ist|sind)|heimweh|sehnsucht nach|fehl(?:t|en) mir (?:so |sehr|die|der|das|mein)|weine|(?:ganz|so|sehr) allein(?:e)?|(?:arbeit|job|stelle|wohnung) verloren|im krieg|krieg ist|vermisse (?:\p{L}+ ){0,3}sehr|(?<!(?:das|es) )(?<=\p{L} )tut mir (?:so |sehr )?leid)(?!\p{L})/iu;
/** Sorrow is the speaker's own, or near them. */
const OWN = /(?<!\p{L})(?:ich|mir|mich|mein\p{L}*|wir|uns|unser\p{L}*)(?!\p{L})/iu;
const GLAD = /(?<!\p{L})(?:gewonnen|bestanden|geschafft|geheiratet|(?:bin|war) (?:\p{L}+ ){0,2}(?:glücklich|froh|stolz)|(?:tochter|sohn|baby|kind) bekommen|endlich (?:\p{L}+ ){0,4}(?:gefunden|bekommen|fertig|da))(?!\p{L})/iu;
const NOT = /(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemand|wenn|falls)(?!\p{L})/iu;
const CLAUSE = /[.,;!?]| (?:und|aber|weil|denn) /u;

const GONE = /(?<!\p{L})leb(?:t|en) (?:\p{L}+ ){0,3}nicht mehr/iu;

/** Is what was said sad or joyful? A feeling with a "not" or an "if" is neither. */
export function moodOf(message: string): 'sad' | 'glad' | undefined {
  if (GONE.test(message)) return 'sad';
  const clauses = message.split(CLAUSE).filter((clause) => !NOT.test(clause));
  if (clauses.some((clause) => SAD.test(clause) && OWN.test(clause))) return 'sad';
  return clauses.some((clause) => GLAD.test(clause)) ? 'glad' : undefined;
}

const HAPPENED = String.raw`gestern|vorgestern|letzte[nsrm]?|(?:habe|hat|haben|bin|ist|sind) [^.!?]{0,120}(?<!\p{L})(?:\p{L}{0,10}ge\p{L}{2,}(?:t|en)|\p{L}{2,}iert)`;
/** Something that happened, not how things used to be. */
const EVENT = new RegExp(String.raw`(?<!\p{L})(?:${HAPPENED})(?!\p{L})`, 'iu');
/** Tells of something that is over. */
export const PAST = new RegExp(String.raw`(?<!\p{L})(?:${HAPPENED}|war|waren|hatte|hatten)(?!\p{L})`, 'iu');
const LONG_AGO = /(?<!\p{L})(?:früher|damals|immer|als kind|seit)(?!\p{L})/iu;
const WISH = /(?<!\p{L})(?:ich (?:möchte|will|werde|hoffe|plane|würde gern\p{L}?)|(?:möchte|will|werde|würde) ich)(?!\p{L})/iu;
const OPINION = /(?<!\p{L})(?:finde|mag|liebe|hasse|denke|glaube|gefällt|gefallen)(?!\p{L})/iu;

const PROBLEM = /(?<!\p{L})(?:problem\p{L}*|stress\p{L}*|streng|anstrengend|kaputt|müde|ärger\p{L}*|streit\p{L}*|angst|sorgen|fieber|schmerzen|erkältet|krank|zu viel|zu schwer|zu teuer)(?!\p{L})/iu;
const HABIT = /(?<!\p{L})ich (?:spiele|lese|höre|koche|male|tanze|singe|schwimme|jogge|sammle|trainiere|fotografiere|backe|klettere|wandere|angle|nähe|stricke)(?!\p{L})|mein(?:e liebste)? (?:hobby|beschäftigung) ist/iu;

const BUT_GOOD = /aber (?:\p{L}+ ){0,3}(?:süß|schön|nett|lustig|lieb|gut|toll|super)(?!\p{L})|kein problem/iu;

const CHEERFUL = /(?<!\p{L})(?:schön\p{L}*|nett\p{L}*|super|toll\p{L}*|prima|gerne?|liebe|freue|froh|glücklich|lustig|zufrieden|macht (?:\p{L}+ ){0,2}spaß)(?!\p{L})/iu;

/** Does it sound glad, without a "not"? */
export const isCheerful = (message: string): boolean => moodOf(message) === 'glad' || message.split(CLAUSE).some((clause) => CHEERFUL.test(clause) && !NOT.test(clause));

/** Is it hard or annoying? */
export const isHard = (message: string): boolean => PROBLEM.test(message) && !BUT_GOOD.test(message);

/** What can be asked about what was said: how it was, when it will be, why it is so. */
export function followUpOf(message: string): FollowUp | undefined {
  if (isHard(message) && moodOf(message) !== 'glad') return 'problem';
  if (EVENT.test(message) && !LONG_AGO.test(message)) return 'past';
  if (WISH.test(message)) return 'wish';
  if (HABIT.test(message)) return 'habit';
  return OPINION.test(message) ? 'opinion' : undefined;
}
