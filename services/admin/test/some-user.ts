import { randomUUID } from 'node:crypto';
import { userRegistered, userVerified, type Envelope, type Role } from '@b1fuchs/contracts';
import { createEvent } from '@b1fuchs/kit';
import { eventually } from '@b1fuchs/testing';
import type { AdminUnderTest } from './admin-under-test.js';

export type SomeUser = { userId: string; username: string; email: string; registeredAt: Date };

/** A user nobody has met, and what auth tells of their registration. */
export function someUser({ username = `mina-${randomUUID().slice(0, 8)}`, role = 'user', registeredAt = new Date(), isVerified = true }: { username?: string; role?: Role; registeredAt?: Date; isVerified?: boolean } = {}): SomeUser & { events: Envelope[] } {
  const userId = randomUUID();
  const email = `${userId.slice(0, 8)}@example.org`;
  const events = [
    createEvent(userRegistered, { userId, data: { username, email, role, timeZone: 'Europe/Berlin' }, now: registeredAt }),
    ...(isVerified ? [createEvent(userVerified, { userId, data: { verifiedAt: registeredAt.toISOString() }, now: registeredAt })] : []),
  ];
  return { userId, username, email, registeredAt, events };
}

/** Tells of a user and waits until the list has them. */
export async function knownUser(admin: AdminUnderTest, options: Parameters<typeof someUser>[0] = {}): Promise<SomeUser> {
  const { events, ...user } = someUser(options);
  await admin.publish(...events);
  await eventually(async () => expect(await admin.rowOf(user.userId)).toMatchObject({ username: user.username, isEmailVerified: options.isVerified ?? true }));
  return user;
}
