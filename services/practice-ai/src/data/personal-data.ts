import { daysBefore, impersonal, personal, type Declarations } from '@b1fuchs/kit';

const USAGE_KEPT_DAYS = 365;

/** What this service keeps of learners. What goes over to a provider is kept as counts alone, a row a month. */
export const declarations: Declarations = {
  exam_attempts: personal('userId'),
  speaking_attempts: personal('userId'),
  conversations: personal('userId', { shown: { outbox: 0, 'messages.understood': 0, version: 0 } }),
  disputed_corrections: personal('userId'),
  reported_corrections: impersonal('corrections that were disputed and what administrators have decided: rule and words, of nobody'),
  style_refinements: personal('userId'),
  ai_consents: personal('userId'),
  ai_usage: personal('userId', { isOver: (now) => ({ month: { $lt: daysBefore(now, USAGE_KEPT_DAYS).toISOString().slice(0, 'yyyy-MM'.length) } }) }),
  tallies: impersonal('how many corrections of each kind there were and what calls have cost, by quarter of an hour'),
};
