import type { WritingSection } from '@b1fuchs/contracts';

const INFORMAL_PRONOUN = /\b(du|dich|dir|dein|deine|deinen|deinem|deiner|deines)\b/iu;
/** Capital 'Ihr…' and 'Ihnen' inside a sentence are formal; 'Sie' at a sentence's start may be 'they'. */
const FORMAL_PRONOUN = /(?<=\p{L}[,;]?\s)(Sie|Ihnen|Ihr|Ihre|Ihren|Ihrem|Ihrer)\b/u;

const GREETING: Record<'informal' | 'formal', RegExp> = {
  informal: /^\s*(liebe[rs]?|hallo|hi|hey|guten (tag|morgen|abend))\b/iu,
  formal: /^\s*(sehr geehrte[rs]?|guten (tag|morgen|abend)|liebe[rs]?)\b/iu,
};
const CLOSING: Record<'informal' | 'formal', RegExp> = {
  informal: /(viele|liebe|herzliche|schöne|beste) grüße|bis (bald|dann|morgen|später)|(mach'?s|macht'?s) gut|alles (gute|liebe)|dein[e]?\s+\p{Lu}/iu,
  formal: /mit (freundlichen|besten) grüßen|(viele|beste|freundliche) grüße/iu,
};

export type LetterForm = { greeting: boolean; closing: boolean; mixesDuAndSie: boolean; wrongAddress: boolean };

/** The outer form of a text: greeting, closing, and whether it speaks to its reader in one way. */
export function letterForm(text: string, section: WritingSection): LetterForm {
  const register = section === 'teil3' ? 'formal' : 'informal';
  const informal = INFORMAL_PRONOUN.test(text);
  const formal = FORMAL_PRONOUN.test(text);
  return {
    greeting: GREETING[register].test(text),
    closing: CLOSING[register].test(text),
    mixesDuAndSie: informal && formal && section !== 'teil2',
    wrongAddress: section === 'teil3' && informal && !formal,
  };
}

/** One sentence about the style, for the learner. */
export function describeStyle(form: LetterForm, section: WritingSection): string {
  if (section === 'teil2') return 'Ein Diskussionsbeitrag darf persönlich sein. Bleiben Sie höflich und sagen Sie klar Ihre Meinung.';
  if (form.mixesDuAndSie) return 'Sie mischen „du“ und „Sie“. Entscheiden Sie sich für eine Form und bleiben Sie dabei.';
  if (form.wrongAddress) return 'In einer formellen Nachricht schreibt man „Sie“ und „Ihr“, nicht „du“ und „dein“.';
  const missing = [...(form.greeting ? [] : ['die Anrede']), ...(form.closing ? [] : ['der Gruß am Ende'])];
  if (missing.length > 0) return `Es fehlt noch ${missing.join(' und ')}. Beides gehört zu einem Brief.`;
  return section === 'teil3'
    ? 'Ihr Stil passt zu einer formellen Nachricht: höflich, mit Anrede und Gruß.'
    : 'Ihr Stil passt zu einem persönlichen Brief: freundlich, mit Anrede und Gruß.';
}
