import { listed } from '../../listed.js';
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
  if (plan.by === 'examiner') return `Wir wollen also ${plan.phrase}.`;
  const sentences = plan.proposals.slice(0, MOST_SAID_BACK).map((proposal) => {
    if ('quote' in proposal) return `Ich merke mir: ${proposal.quote}.`;
    switch (proposal.who) {
      case 'both':
        return `Wir wollen also ${proposal.phrase}.`;
      case 'learner':
        return `Sie wollen also ${proposal.phrase}.`;
      case 'examiner':
        return `Dann werde ich ${proposal.phrase}.`;
      case 'everyone':
        return `Jeder soll also ${proposal.phrase}.`;
    }
  });
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

const beginnings = ['Wir wollen', 'Außerdem wollen wir', 'Dann wollen wir', 'Wir möchten auch', 'Und wir wollen'];
const others = { learner: 'Sie wollen', examiner: 'Ich soll', everyone: 'Jeder soll' } as const;

/** The plan in sentences, point by point. What was said for several points at once comes once. */
export function sumUp(points: { title: string; plan: Plan | undefined }[]): string[] {
  const said = new Set<string>();
  let begun = 0;
  const together = (phrase: string): string => {
    begun += 1;
    return `${beginnings[(begun - 1) % beginnings.length] ?? ''} ${phrase}.`;
  };
  const say = (title: string, proposal: LearnerProposal): string => {
    if ('quote' in proposal) return `Zum Punkt „${title}“ haben Sie gesagt: ${proposal.quote}.`;
    return proposal.who === 'both' ? together(proposal.phrase) : `${others[proposal.who]} ${proposal.phrase}.`;
  };
  const sentences = points.flatMap(({ title, plan }) => {
    if (plan === undefined) return [];
    if (plan.by === 'examiner' && !plan.isAgreed) return [`Zum Punkt „${title}“ bleibt mein Vorschlag: ${plan.phrase}.`];
    const proposals: LearnerProposal[] = plan.by === 'examiner' ? [{ who: 'both', phrase: plan.phrase }] : plan.proposals;
    return proposals.flatMap((proposal) => {
      const key = 'quote' in proposal ? title : JSON.stringify(proposal);
      if (said.has(key)) return [];
      said.add(key);
      return [say(title, proposal)];
    });
  });
  const asProposed = points.filter(({ plan }) => plan?.by === 'learner' && plan.proposals.length === 0).map(({ title }) => `„${title}“`);
  return asProposed.length === 0 ? sentences : [...sentences, `${asProposed.length === 1 ? 'Beim Punkt' : 'Bei den Punkten'} ${listed(asProposed)} machen wir es so, wie Sie es vorgeschlagen haben.`];
}

