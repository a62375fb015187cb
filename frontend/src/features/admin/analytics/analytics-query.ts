import { analyticsSchema, type AnalyticsSource } from '@b1fuchs/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { ADMIN_API, adminQuery, withQuery } from '../lib/admin-query.js';

/** Figures of these days; those of the days before stay until they are there. */
export const analyticsQuery = ({ from, to }: { from: string; to: string }) => ({
  ...adminQuery(withQuery(`${ADMIN_API}/analytics`, { from, to }), analyticsSchema),
  placeholderData: keepPreviousData,
});

/** What is not there while a service does not answer. */
const lost: Record<AnalyticsSource, string> = {
  users: 'registrations',
  practice: 'active learners and practice',
  money: 'conversions',
  language: 'errors and AI cost',
};
export const missingText = (missing: readonly AnalyticsSource[]): string => `A service does not answer at the moment, so these are missing: ${missing.map((source) => lost[source]).join(', ')}.`;
