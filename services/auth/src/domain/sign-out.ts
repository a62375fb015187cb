import type { Identity } from '@b1fuchs/contracts';
import type { Sessions } from '@b1fuchs/kit';
import type { Users } from '../data/users.js';
import { securityEvent } from './security-event.js';

/** Ends the session that a request came with; without one there is nothing to end. */
export async function signOut({ users, sessions }: { users: Users; sessions: Sessions }, identity: Identity | undefined, now: Date): Promise<void> {
  if (!identity) return;
  await sessions.revoke(identity.userId, identity.sessionId);
  await users.addEvents(identity.userId, [securityEvent(identity.userId, 'signed-out', now)]);
}
