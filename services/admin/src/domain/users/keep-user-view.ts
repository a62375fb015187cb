import type { EventOf, membershipChanged, progressUpdated, trialStarted, userLoggedIn, userRegistered, userUpdated, userVerified } from '@b1fuchs/contracts';
import type { UserView } from '../../data/user-view.js';
import { withAccount, withLogin, withMembership, withProgress, withRegistration, withTrial, withVerification } from './user-row.js';

export type ViewParts = { view: UserView };

/** What events tell of a user, put into the list. In any order and however often they come, the same comes out. */
export const keepRegistration = async ({ view }: ViewParts, { userId, occurredAt, data: { username, email, role } }: EventOf<typeof userRegistered>, now: Date): Promise<void> => {
  await view.change(userId, (row) => withRegistration(row, { username, email, role }, new Date(occurredAt)), now);
};
export const keepAccount = async ({ view }: ViewParts, { userId, occurredAt, data }: EventOf<typeof userUpdated>, now: Date): Promise<void> => {
  await view.change(userId, (row) => withAccount(row, data, new Date(occurredAt)), now);
};
export const keepVerification = async ({ view }: ViewParts, { userId, occurredAt }: EventOf<typeof userVerified>, now: Date): Promise<void> => {
  await view.change(userId, (row) => withVerification(row, true, new Date(occurredAt)), now);
};
export const keepLogin = async ({ view }: ViewParts, { userId, occurredAt }: EventOf<typeof userLoggedIn>, now: Date): Promise<void> => {
  await view.change(userId, (row) => withLogin(row, new Date(occurredAt)), now);
};
export const keepTrial = async ({ view }: ViewParts, { userId, data }: EventOf<typeof trialStarted>, now: Date): Promise<void> => {
  await view.change(userId, (row) => withTrial(row, new Date(data.trialEndsAt)), now);
};
export const keepMembership = async ({ view }: ViewParts, { userId, data }: EventOf<typeof membershipChanged>, now: Date): Promise<void> => {
  await view.change(userId, (row) => withMembership(row, data), now);
};
export const keepProgress = async ({ view }: ViewParts, { userId, data }: EventOf<typeof progressUpdated>, now: Date): Promise<void> => {
  await view.change(userId, (row) => withProgress(row, data), now);
};

const AT_ONCE = 200;

/** Works out anew what time alone has changed: trials and streaks that have ended. */
export async function settleRows({ view }: ViewParts, now: Date, isStopped: () => boolean): Promise<void> {
  for (let ids = await view.dueIds(now, AT_ONCE); ids.length > 0 && !isStopped(); ids = await view.dueIds(now, AT_ONCE)) {
    for (const id of ids) await view.change(id, () => ({}), now);
  }
}
