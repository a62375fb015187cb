import type { AccessReason } from '@b1fuchs/contracts';
import { earliest, isCancelled, latest, type Facts } from './facts.js';
import { endOfGrant, layPeriods } from './lay-periods.js';

/** Stands for access without an end. */
export const NO_END = new Date('9999-12-31T23:59:59.999Z');

export type Interval = { reason: AccessReason; start: Date; end: Date };
/** `until`: end of the access that goes on without a gap from now; null while nothing opens practice. `reasons`: what opens it now. */
export type Access = { until: Date | null; reasons: AccessReason[] };

/** All times at which practice is, was or will be open, and by what. */
export function intervalsOf(facts: Facts): Interval[] {
  const { trialStartsAt, trialEndsAt, grants, manual } = facts;
  return [
    ...(trialStartsAt && trialEndsAt ? [{ reason: 'trial' as const, start: trialStartsAt, end: trialEndsAt }] : []),
    ...layPeriods(facts).map(({ start, end }) => ({ reason: 'membership' as const, start, end })),
    ...grants.map((grant) => ({ reason: 'granted' as const, start: grant.startsAt, end: endOfGrant(grant) })),
    ...(manual?.isOn ? [{ reason: 'manual' as const, start: manual.at, end: NO_END }] : []),
  ].filter(({ start, end }) => start < end);
}

export const covers = ({ start, end }: Pick<Interval, 'start' | 'end'>, now: Date): boolean => start <= now && now < end;

export function accessOf(facts: Facts, now: Date): Access {
  const intervals = intervalsOf(facts);
  const end = unbrokenEnd(intervals, now);
  const reasons = intervals.filter((interval) => covers(interval, now)).map(({ reason }) => reason);
  return { until: end > now ? end : null, reasons: [...new Set(reasons)] };
}

/** The end of what goes on without a gap from a time on; that time itself where nothing does. */
function unbrokenEnd(intervals: Interval[], from: Date): Date {
  const next = intervals.filter(({ start, end }) => start <= from && end > from).map(({ end }) => end);
  return next.length === 0 ? from : unbrokenEnd(intervals, latest(...next));
}

/** The end of paid and granted time that goes on without a gap from now, or now: where a new grant begins. */
export function boughtOrGrantedUntil(facts: Facts, now: Date): Date {
  return unbrokenEnd(intervalsOf(facts).filter(({ reason }) => reason === 'membership' || reason === 'granted'), now);
}

const HOUR_MS = 3_600_000;
/** How long before the end of each kind of access a mail tells of it. */
const TRIAL_REMINDER_MS = 24 * HOUR_MS;
const ACCESS_REMINDER_MS = 72 * HOUR_MS;

export type Reminder = { template: 'trial-ends-tomorrow' | 'access-ends'; endsAt: Date; dueAt: Date };

/** The mail that belongs to the end of a learner's access; none where it has no end, is closed, or the learner has cancelled. */
export function reminderOf(facts: Facts, now: Date): Reminder | null {
  const { until: endsAt } = accessOf(facts, now);
  if (!endsAt || endsAt >= NO_END) return null;
  const ending = intervalsOf(facts).filter(({ end }) => end.getTime() === endsAt.getTime());
  if (ending.every(({ reason }) => reason === 'trial')) return { template: 'trial-ends-tomorrow', endsAt, dueAt: new Date(endsAt.getTime() - TRIAL_REMINDER_MS) };
  return isCancelled(facts) ? null : { template: 'access-ends', endsAt, dueAt: new Date(endsAt.getTime() - ACCESS_REMINDER_MS) };
}

/** When anything about a learner's access changes next by time alone. */
export function nextChangeOf(facts: Facts, now: Date): Date | null {
  const times = [...intervalsOf(facts).flatMap(({ start, end }) => [start, end]), ...dueTime(facts, now)].filter((time) => time > now && time < NO_END);
  return times.length === 0 ? null : earliest(...times);
}

const dueTime = (facts: Facts, now: Date): Date[] => {
  const reminder = reminderOf(facts, now);
  return reminder ? [reminder.dueAt] : [];
};
