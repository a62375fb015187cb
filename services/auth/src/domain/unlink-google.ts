import type { Proof } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import type { GoogleAccounts } from '../data/google-accounts.js';
import { mailEvent } from './mail-event.js';
import { proveIdentity, type Asking, type ProofParts } from './prove-identity.js';
import { securityEvent } from './security-event.js';

export type UnlinkGoogleParts = ProofParts & { googleAccounts: GoogleAccounts };

/**
 * Ends the link to a Google account and all other sessions, which may have begun with it. Nothing changes where none is linked.
 * @throws as proveIdentity; AppError PASSWORD_MISSING where nobody could sign in any more
 */
export async function unlinkGoogle(parts: UnlinkGoogleParts, asking: Asking, proof: Proof, now: Date): Promise<void> {
  const account = await parts.users.findById(asking.userId);
  // First, for a proof would not help them.
  if (account?.passwordHash === null) throw new AppError('PASSWORD_MISSING');
  const { id } = await proveIdentity(parts, asking, proof, now);
  const events = [mailEvent(id, 'sign-in-method-removed', now), securityEvent(id, 'google-unlinked', now)];
  if (await parts.googleAccounts.unlink(id, events)) await parts.sessions.revokeOthers(id, asking.sessionId);
}
