import { randomUUID } from 'node:crypto';
import type { AdminAccount, AdminUpdateUser, AdminUserRow, ChangedMembership, GrantedPremium, GrantPremium, Identity, Proof, Role } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import type { Owners } from '../../clients/owners.js';
import type { ActivityLogs } from '../../data/activity-logs.js';
import type { UserView } from '../../data/user-view.js';
import { differences, recordDeed } from '../record-deed.js';
import { isMember, shownRow, withMembership, withOwnersAccount, type Patch, type UserRow } from './user-row.js';

/** `forgetCounts`: what an administrator has changed is counted anew at once. */
export type AdministrationParts = { owners: Owners; view: UserView; logs: ActivityLogs; forgetCounts: () => void };
type By = Pick<Identity, 'userId' | 'sessionId'>;
type NewUser = { username: string; email: string; role: Role; isEmailVerified: boolean; membershipActive: boolean; password: string };

export const GONE = 'This user does not exist any more. Please reload the list.';

/** Opens an account; see auth for what it refuses. @returns the user as the list shows them */
export async function createUser(parts: AdministrationParts, { userId: by }: By, { membershipActive, ...account }: NewUser, now: Date): Promise<AdminUserRow> {
  const actionId = randomUUID();
  const { password, ...seen } = account;
  const created = await parts.owners.create({ ...seen, password, by, actionId });
  await recordDeed(parts.logs, { actionId, by, userId: created.userId, action: 'created-by-administrator', details: differences({}, seen) }, now);
  const row = await seeAccount(parts, created, now);
  return shownRow(membershipActive ? await switchMembership(parts, by, row, true, now) : row);
}

/**
 * Changes an account and, where it is asked for, switches the membership without an end.
 * @param actionId the same again is the same deed. @throws AppError NOT_FOUND, or what auth refuses
 */
export async function updateUser(parts: AdministrationParts, { userId: by }: Pick<By, 'userId'>, userId: string, { membershipActive, ...wanted }: AdminUpdateUser, now: Date, actionId: string = randomUUID()): Promise<AdminUserRow> {
  let row = await mustFind(parts.view, userId);
  if (Object.keys(wanted).length > 0) {
    const { before, after } = await parts.owners.change(userId, { ...wanted, by, actionId });
    const details = differences(seenOf(before), seenOf(after));
    if (details !== '') await recordDeed(parts.logs, { actionId, by, userId, action: 'changed-by-administrator', details }, now);
    row = await seeAccount(parts, after, now);
  }
  return shownRow(membershipActive === undefined || membershipActive === row.membershipActive ? row : await switchMembership(parts, by, row, membershipActive, now));
}

/** Gives somebody another password, which ends their sessions. */
export async function setUserPassword(parts: AdministrationParts, { userId: by }: By, userId: string, password: string, now: Date): Promise<void> {
  const actionId = randomUUID();
  await mustFind(parts.view, userId);
  await parts.owners.setPassword(userId, { by, actionId, password });
  await recordDeed(parts.logs, { actionId, by, userId, action: 'password-set-by-administrator', details: '' }, now);
}

/** Closes an account for good. @returns the address that it had */
export async function deleteUser(parts: AdministrationParts, { userId: by, sessionId }: By, userId: string, proof: Proof, now: Date): Promise<string> {
  const actionId = randomUUID();
  await mustFind(parts.view, userId);
  const deleted = await parts.owners.remove(userId, { by, actionId, sessionId, proof });
  await keepDeletion(parts, { by, actionId }, deleted, now);
  return deleted.email;
}

/** Has the trail and the list know that an account was closed. */
export async function keepDeletion(parts: AdministrationParts, { by, actionId }: { by: string; actionId: string }, { userId, username, email, role }: AdminAccount, now: Date): Promise<void> {
  await recordDeed(parts.logs, { actionId, by, userId, action: 'deleted-by-administrator', details: differences({ username, email, role }, { username: null, email: null, role: null }) }, now);
  await see(parts, userId, () => ({ deletedAt: now }), now);
}

/** Grants premium for some months, after what the user has already; the same request grants once. */
export async function grantUserPremium(parts: AdministrationParts, { userId: by }: By, userId: string, { months, reason, requestId = randomUUID() }: GrantPremium, now: Date): Promise<GrantedPremium> {
  const before = await mustFind(parts.view, userId);
  const { membership, ...granted } = await parts.owners.grant(userId, { requestId, months, grantedBy: by, ...(reason === '' ? {} : { reason }) });
  const details = `${differences({}, { months, from: granted.startsAt, until: granted.endsAt })}; ${granted.reason}`;
  // A name that the page has chosen must not be taken for that of another deed.
  await recordDeed(parts.logs, { actionId: `grant-${userId}-${requestId}`, by, userId, action: 'premium-granted', details }, now);
  return { ...granted, user: shownRow((await seeMembership(parts, userId, membership, now)) ?? before) };
}

/** @returns the user as they are then: what was paid for or granted goes on */
export async function switchMembership(parts: AdministrationParts, by: string, row: UserRow, isOn: boolean, now: Date, actionId: string = randomUUID()): Promise<UserRow> {
  const { membership } = await parts.owners.setManualMembership(row.id, { isOn, by });
  const membershipActive = membership ? isMember(membership) : row.membershipActive;
  await recordDeed(parts.logs, { actionId, by, userId: row.id, action: 'membership-switched', details: differences({ membershipActive: row.membershipActive }, { membershipActive }) || `manual: ${isOn}` }, now);
  return (await seeMembership(parts, row.id, membership, now)) ?? row;
}

/** Has the list show at once what billing has answered; an older event that comes later does not take it back. */
export const seeMembership = (parts: Pick<AdministrationParts, 'view' | 'forgetCounts'>, userId: string, membership: ChangedMembership['membership'], now: Date): Promise<UserRow | undefined> =>
  see(parts, userId, (row) => (membership ? withMembership(row, membership) : undefined), now);

/** What an owner has answered is seen at once; the events that follow say the same. */
async function seeAccount(parts: AdministrationParts, account: AdminAccount, now: Date): Promise<UserRow> {
  const row = await see(parts, account.userId, (before) => withOwnersAccount(before, account, now), now);
  if (!row) throw new AppError('NOT_FOUND', { message: GONE });
  return row;
}

/** Has the list show a change at once. */
export async function see({ view, forgetCounts }: Pick<AdministrationParts, 'view' | 'forgetCounts'>, userId: string, patchOf: (row: UserRow) => Patch | undefined, now: Date): Promise<UserRow | undefined> {
  const row = await view.change(userId, patchOf, now);
  forgetCounts();
  return row;
}

/** @throws AppError NOT_FOUND */
export async function mustFind(view: UserView, userId: string): Promise<UserRow> {
  const row = await view.find(userId);
  if (!row) throw new AppError('NOT_FOUND', { message: GONE });
  return row;
}

const seenOf = ({ username, email, role, isEmailVerified }: AdminAccount) => ({ username, email, role, isEmailVerified });
