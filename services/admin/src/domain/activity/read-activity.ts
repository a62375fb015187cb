import type { ActivityLog, ActivityLogsPage } from '@b1fuchs/contracts';
import { pagesOf } from '@b1fuchs/kit';
import type { ActivityLogs } from '../../data/activity-logs.js';
import type { UserView } from '../../data/user-view.js';
import { namesOf } from '../users/names-of.js';
import type { Link, Personal } from './chain.js';

export type ActivityReading = { logs: ActivityLogs; view: UserView };
type Query = { search?: string | undefined; action?: string | undefined; page?: number | undefined; limit?: number | undefined };

const RECENT = 10;
const DEFAULT_LIMIT = 25;
/** So many users, and entries of theirs, are looked at for what was typed. */
const MOST_USERS = 200;
const MOST_ENTRIES = 2_000;

/** The ten most recent entries, the latest first. */
export const recentActivity = async (parts: ActivityReading): Promise<ActivityLog[]> => entriesOf(parts, (await parts.logs.page({}, { skip: 0, limit: RECENT })).links);

/** A page of all entries, of one action, or about and by users whose name or address has what was typed. */
export async function pageOfActivity(parts: ActivityReading, { search = '', action, page = 1, limit = DEFAULT_LIMIT }: Query): Promise<ActivityLogsPage> {
  const numbers = search === '' ? {} : { numbers: await numbersOf(parts, search) };
  const { links, total } = await parts.logs.page({ ...(action === undefined || action === '' ? {} : { action }), ...numbers }, { skip: (page - 1) * limit, limit });
  return { entries: await entriesOf(parts, links), total, page, pages: pagesOf(total, limit) };
}

/** A page of what concerns one user. */
export async function activityAbout({ logs, view }: ActivityReading, userId: string, { page, limit }: { page: number; limit: number }): Promise<ActivityLogsPage> {
  const { entries, total } = await logs.about(userId, { skip: (page - 1) * limit, limit });
  const names = await namesOf(view, idsIn(entries));
  return { entries: entries.map((entry) => shown(entry, entry, names)), total, page, pages: pagesOf(total, limit) };
}

async function numbersOf({ logs, view }: ActivityReading, search: string): Promise<number[]> {
  const users = await view.page({ search }, { sort: undefined, order: undefined, skip: 0, limit: MOST_USERS });
  return logs.numbersOf(users.map(({ id }) => id), MOST_ENTRIES);
}

async function entriesOf({ logs, view }: ActivityReading, links: Link[]): Promise<ActivityLog[]> {
  const personal = await logs.personalOf(links.map(({ entryId }) => entryId));
  const names = await namesOf(view, idsIn([...personal.values()]));
  return links.map((link) => shown(link, personal.get(link.entryId), names));
}

const idsIn = (personal: readonly Pick<Personal, 'userId' | 'by'>[]): string[] => personal.flatMap(({ userId, by }) => [userId, ...(by === null || by === '' ? [] : [by])]);

/** @param known what is personal of the entry; undefined once it is erased */
function shown({ entryId, action, at }: Pick<Link, 'entryId' | 'action' | 'at'>, known: Personal | undefined, names: ReadonlyMap<string, string>): ActivityLog {
  const by = known?.by ?? '';
  const details = [known?.details ?? '', by === '' ? '' : `by ${names.get(by) ?? 'a former administrator'}`].filter((part) => part !== '').join(' · ');
  return { id: entryId, username: known ? (names.get(known.userId) ?? '') : '', action, details, timestamp: at.toISOString() };
}
