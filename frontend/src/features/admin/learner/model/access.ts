import type { LearnerMembership } from '@b1fuchs/contracts';
import { dayOf } from '../../lib/dates.js';
import { accessTexts as texts } from './texts.js';

/** Billing's way to say that access has no end. */
const NO_END = '9999-';

/** Until when a learner may practise, and why: 'Until 3 Feb 2027', 'paid, granted by an administrator'. */
export function accessOf({ status: { accessUntil, trialEndsAt }, reasons }: Pick<LearnerMembership, 'status' | 'reasons'>): { until: string; reasons: string } {
  return { until: untilOf(accessUntil, trialEndsAt), reasons: reasons.map((reason) => texts.reasons[reason]).join(', ') };
}

function untilOf(accessUntil: string | null, trialEndsAt: string | null): string {
  if (accessUntil !== null) return accessUntil.startsWith(NO_END) ? texts.endless : texts.until(dayOf(accessUntil));
  return trialEndsAt === null ? texts.closed : texts.trialEnded(dayOf(trialEndsAt));
}
