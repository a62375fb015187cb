import type { WritingSection } from '@b1fuchs/contracts';

const INFORMAL_PRONOUN = /(?<!\p{L})(du|dich|dir|dein|deine|deinen|deinem|deiner|deines)(?!\p{L})/iu;
/** Capital 'Ihr…' and 'Ihnen' inside a sentence are formal; 'Sie' at a sentence's start may be 'they'. */
const FORMAL_PRONOUN = /(?<=\p{L}[,;]?\s)(Sie|Ihnen|Ihr|Ihre|Ihren|Ihrem|Ihrer)(?!\p{L})/u;

type Register = 'informal' | 'formal';

/** At the start of a line, because a line 'Betreff: …' or a date may come first. */
const GREETING: Record<Register, RegExp> = {
  informal: /^\s*(liebe[rs]?|hallo|hi|hey|servus|grüß dich|guten (tag|morgen|abend))(?!\p{L})/imu,
  formal: /^\s*(sehr geehrte[rs]?|guten (tag|morgen|abend)|liebe[rs]?)(?!\p{L})/imu,
};
/** Also as misspelt as learners misspell it: 'Grüse', 'Gruesse'. */
const GRUESSE = 'gr(?:ü|ue)(?:ß|ss|s)e';
const CLOSING: Record<Register, RegExp> = {
  informal: new RegExp(
    `${GRUESSE}(?!n)|(liebe|viele|herzliche|schöne)[nmrs]? ${GRUESSE}n|bis (bald|dann|morgen|später|\\p{L}+tag)|macht?['’]?s gut|alles (gute|liebe)|tschüss?|(?<!\\p{L})[lv]g(?!\\p{L})`,
    'iu',
  ),
  formal: new RegExp(`(freundliche|beste|viele|herzliche)[nmrs]? ${GRUESSE}n|${GRUESSE}(?!n)|freundlichem gruß|hochachtungsvoll|(?<!\\p{L})mfg(?!\\p{L})`, 'iu'),
};
/** 'Deine Sara' as the last words. */
const SIGNED = /(?<!\p{L})Deine?\s+\p{Lu}\p{L}+[.!]?\s*$/u;
/** The greeting is looked for in so many lines from the top, the closing in so many characters from the end. */
const TOP_LINES = 3;
const END_CHARACTERS = 150;

export type LetterForm = { greeting: boolean; closing: boolean; mixesDuAndSie: boolean; wrongAddress: boolean };

/** The outer form of a text: greeting, closing, and whether it speaks to its reader in one way. */
export function letterForm(text: string, section: WritingSection): LetterForm {
  const register = section === 'teil3' ? 'formal' : 'informal';
  const top = text.split('\n').filter((line) => line.trim() !== '').slice(0, TOP_LINES).join('\n');
  const end = text.trimEnd().slice(-END_CHARACTERS);
  const informal = INFORMAL_PRONOUN.test(text);
  const formal = FORMAL_PRONOUN.test(text);
  return {
    greeting: GREETING[register].test(top),
    closing: CLOSING[register].test(end) || (register === 'informal' && SIGNED.test(end)),
    mixesDuAndSie: informal && formal && section !== 'teil2',
    wrongAddress: (section === 'teil3' && informal && !formal) || (section === 'teil1' && formal && !informal),
  };
}

/** One sentence about the style, for the learner. */
export function describeStyle(form: LetterForm, section: WritingSection): string {
  if (section === 'teil2') return 'Ein Diskussionsbeitrag darf persönlich sein. Bleiben Sie höflich und sagen Sie klar Ihre Meinung.';
  if (form.mixesDuAndSie) return 'Sie mischen „du“ und „Sie“. Entscheiden Sie sich für eine Form und bleiben Sie dabei.';
  if (form.wrongAddress) {
    return section === 'teil3'
      ? 'In einer formellen Nachricht schreibt man „Sie“ und „Ihr“, nicht „du“ und „dein“.'
      : 'In einem persönlichen Brief schreibt man „du“ und „dein“, nicht „Sie“ und „Ihr“.';
  }
  const missing = [...(form.greeting ? [] : ['die Anrede']), ...(form.closing ? [] : ['der Gruß am Ende'])];
  if (missing.length > 0) return `Es ${missing.length === 1 ? 'fehlt' : 'fehlen'} noch ${missing.join(' und ')}. Beides gehört zu einem Brief.`;
  return section === 'teil3'
    ? 'Ihr Stil passt zu einer formellen Nachricht: höflich, mit Anrede und Gruß.'
    : 'Ihr Stil passt zu einem persönlichen Brief: freundlich, mit Anrede und Gruß.';
}
