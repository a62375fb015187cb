import type { LearnerProposal } from '../understanding/understand.js';

/** What was settled for a point: the examiner's phrase, or what the learner proposed as far as it can be said again. */
export type Plan = { by: 'examiner'; phrase: string } | ({ by: 'learner' } & (LearnerProposal | { phrase?: undefined; quote?: undefined }));

/** How the examiner takes up the learner's proposal at once; nothing where they cannot say it again. */
export function repeatBack(plan: Plan): string | undefined {
  if (plan.by === 'examiner') return `Wir wollen also ${plan.phrase}.`;
  if ('quote' in plan && plan.quote !== undefined) return `Ich merke mir: ${plan.quote}.`;
  if (!('who' in plan)) return undefined;
  switch (plan.who) {
    case 'both':
      return `Wir wollen also ${plan.phrase}.`;
    case 'learner':
      return `Sie wollen also ${plan.phrase}.`;
    case 'examiner':
      return `Dann werde ich ${plan.phrase}.`;
    case 'everyone':
      return `Jeder soll also ${plan.phrase}.`;
  }
}

const beginnings = ['Wir wollen', 'Außerdem wollen wir', 'Dann wollen wir', 'Wir möchten auch', 'Und wir wollen'];

/** The plan in sentences, point by point. What was said for several points at once comes once. */
export function sumUp(points: { title: string; plan: Plan | undefined }[]): string[] {
  let begun = 0;
  const sentences = points.map(({ title, plan }) => {
    if (plan === undefined) return '';
    if (plan.by === 'examiner' || ('who' in plan && plan.who === 'both')) {
      begun += 1;
      return `${beginnings[(begun - 1) % beginnings.length] ?? ''} ${plan.phrase}.`;
    }
    if ('who' in plan) return plan.who === 'everyone' ? `Jeder soll ${plan.phrase}.` : plan.who === 'learner' ? `Sie wollen ${plan.phrase}.` : `Ich soll ${plan.phrase}.`;
    if (plan.quote !== undefined) return `Zum Punkt „${title}“ haben Sie gesagt: ${plan.quote}.`;
    return `Beim Punkt „${title}“ machen wir es so, wie Sie es vorgeschlagen haben.`;
  });
  const bare = (sentence: string): string => sentence.replace(new RegExp(`^(?:${beginnings.join('|')}) `, 'u'), '');
  return sentences.filter((sentence, index) => sentence !== '' && sentences.findIndex((other) => bare(other) === bare(sentence)) === index);
}
