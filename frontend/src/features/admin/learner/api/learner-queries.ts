import {
  activityLogsPageSchema,
  learnerAttemptsSchema,
  learnerCardsSchema,
  learnerHeadSchema,
  learnerMailsSchema,
  learnerMembershipSchema,
  learnerProgressSchema,
  learnerSessionsSchema,
} from '@b1fuchs/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { ADMIN_API, adminQuery, withQuery } from '../../lib/admin-query.js';

/** Everything about one learner is read and done below this address. */
export const learnerPath = (userId: string): string => `${ADMIN_API}/users/${encodeURIComponent(userId)}`;

/** So many rows a page has. */
export const PAGE_SIZE = 10;
const pagePath = (userId: string, part: string, page: number): string => withQuery(`${learnerPath(userId)}/${part}`, { page, limit: PAGE_SIZE });

export const headQuery = (userId: string) => adminQuery(learnerPath(userId), learnerHeadSchema);
export const membershipQuery = (userId: string) => adminQuery(`${learnerPath(userId)}/membership`, learnerMembershipSchema);
export const progressQuery = (userId: string) => adminQuery(`${learnerPath(userId)}/progress`, learnerProgressSchema);
export const cardsQuery = (userId: string) => adminQuery(`${learnerPath(userId)}/cards`, learnerCardsSchema);
export const sessionsQuery = (userId: string) => adminQuery(`${learnerPath(userId)}/sessions`, learnerSessionsSchema);

/** Pages: the one before stays on the screen until the next is there. */
export const attemptsQuery = (userId: string, page: number) => ({ ...adminQuery(pagePath(userId, 'attempts', page), learnerAttemptsSchema), placeholderData: keepPreviousData });
export const mailsQuery = (userId: string, page: number) => ({ ...adminQuery(pagePath(userId, 'mails', page), learnerMailsSchema), placeholderData: keepPreviousData });
export const activityQuery = (userId: string, page: number) => ({ ...adminQuery(pagePath(userId, 'activity', page), activityLogsPageSchema), placeholderData: keepPreviousData });
