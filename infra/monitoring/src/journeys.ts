/** What learners do, and how well it has to go (docs/operations.md). Seen at the gateway, as they see it. */
export type Journey = {
  name: string;
  /** Routes of the gateway that belong to it, as a regular expression over whole route patterns. */
  routes: string;
  /** So many of a thousand answers must not be our failure (5xx). */
  availablePerMille: number;
  /** So many of a hundred answers must come within `withinSeconds`, which is a bucket of the gateway's histogram. */
  fastPercent: number;
  withinSeconds: 0.25 | 0.5 | 1 | 2.5 | 5 | 15;
};

export const journeys: readonly Journey[] = [
  { name: 'sign-in', routes: '/api/(login|login/two-factor|register|user|logout)', availablePerMille: 999, fastPercent: 95, withinSeconds: 0.5 },
  { name: 'writing', routes: '/api/(analyze/grammar|refine-style|writing/.*|topics/writing)', availablePerMille: 995, fastPercent: 95, withinSeconds: 5 },
  { name: 'speaking', routes: '/api/(chat|free-conversation|conversations.*|analyze/speaking|topics/speaking)', availablePerMille: 995, fastPercent: 95, withinSeconds: 2.5 },
  { name: 'vocabulary', routes: '/api/flashcards/.*', availablePerMille: 999, fastPercent: 95, withinSeconds: 0.25 },
  { name: 'progress', routes: '/api/user/.*', availablePerMille: 999, fastPercent: 95, withinSeconds: 0.25 },
  { name: 'membership', routes: '/api/(subscription/.*|create-checkout-session|verify-checkout-session|stripe/webhook)', availablePerMille: 999, fastPercent: 95, withinSeconds: 1 },
  { name: 'reports', routes: '/api/generate/.*', availablePerMille: 995, fastPercent: 95, withinSeconds: 5 },
];

/** Budgets are counted over so long. */
export const SLO_WINDOW = '30d';
