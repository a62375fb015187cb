import { listed } from '../../listed.js';
import { noteIntros } from '../catalogue/examiner-phrases.js';
import type { LearnerProposal } from '../understanding/understood.js';

/** What was settled for a point: the examiner's phrase, or what the learner proposed as far as it can be said again. */
export type Plan =
  /** Whether the learner has agreed, or nothing else came. */
  | { by: 'examiner'; phrase: string; isAgreed: boolean }
  | { by: 'learner'; proposals: LearnerProposal[] };

/** So much is said back of one message. */
const MOST_SAID_BACK = 2;

/** How the examiner takes up a proposal at once; nothing where they cannot say it again. */
export function repeatBack(plan: Plan): string | undefined {
  if (plan.by === 'examiner') return together(plan.phrase);
  const said = plan.proposals.slice(0, MOST_SAID_BACK);
  const quotes = said.flatMap((one) => ('quote' in one ? [one.quote] : []));
  const sentences = said.flatMap((proposal) => {
    if ('quote' in proposal) return [];
    if ('sentence' in proposal) return `${noteIntros[proposal.sentence.length % noteIntros.length] ?? ''} „${proposal.sentence}.“`;
    switch (proposal.who) {
      case 'both':
        return together(proposal.phrase);
      case 'learner':
        return also('Sie wollen', proposal.phrase);
      case 'examiner':
        return `Dann werde ich ${proposal.phrase}.`;
      case 'everyone':
        return also('Jeder soll', proposal.phrase);
    }
  });
  const all = quotes.length === 0 ? sentences : [`Also ${listed(quotes)}.`, ...sentences];
  return all.length === 0 ? undefined : all.join(' ');
}

const together = (phrase: string): string => also('Wir wollen', phrase);

/** "Wir wollen uns also … treffen." "Sie wollen mich also … abholen." */
function also(subject: string, phrase: string): string {
  const [, reflexive, rest] = /^(uns|sich|mich) (.*)$/u.exec(phrase) ?? [undefined, undefined, phrase];
  return `${[subject, reflexive, 'also', rest].filter((part) => part !== undefined).join(' ')}.`;
}

const subjects = { both: '', learner: 'Sie wollen ', examiner: 'ich soll ', everyone: 'jeder soll ' } as const;

/**
 * The plan as a list that is read out: "Termin: am Samstag. Essen: Sie wollen einen Kuchen backen." Points that one sentence
 * settled stand together, and what was said for several comes once.
 */
export function sumUp(points: { title: string; plan: Plan | undefined }[]): string[] {
  const groups = new Map<string, { titles: string[]; parts: string[] }>();
  for (const { title, plan } of points) {
    if (plan === undefined) continue;
    const parts = partsOf(plan);
    const key = parts.length === 0 ? title : parts.join('\n');
    groups.set(key, { titles: [...(groups.get(key)?.titles ?? []), title], parts });
  }
  const said = new Set<string>();
  return [...groups.values()].flatMap(({ titles, parts }) => {
    const fresh = parts.filter((part) => !said.has(part));
    for (const part of fresh) said.add(part);
    return parts.length > 0 && fresh.length === 0 ? [] : [under(titles, fresh.length === 0 ? 'so, wie Sie es gesagt haben' : listed(fresh))];
  });
}

function partsOf(plan: Plan): string[] {
  if (plan.by === 'examiner') return [plan.isAgreed ? plan.phrase : `noch offen, vielleicht können wir ${plan.phrase}`];
  return plan.proposals.map((one) => ('quote' in one ? one.quote : 'sentence' in one ? `„${one.sentence}“` : subjects[one.who] + one.phrase));
}

/** A title may be a question: "Wo schlafen wir? Im Zelt." */
const under = (titles: string[], text: string): string =>
  titles.some((title) => title.endsWith('?')) ? `${titles.join(' ')} ${text.charAt(0).toUpperCase()}${text.slice(1)}.` : `${listed(titles)}: ${text}.`;
