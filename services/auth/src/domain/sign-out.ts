import type { Identity } from '@b1fuchs/contracts';
import type { Sessions } from '@b1fuchs/kit';

/** Ends the session that a request came with; without one there is nothing to end. */
export async function signOut(sessions: Sessions, identity: Identity | undefined): Promise<void> {
  if (identity) await sessions.revoke(identity.userId, identity.sessionId);
}
