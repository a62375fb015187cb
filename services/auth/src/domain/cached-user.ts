import type { CachedUser } from '@b1fuchs/kit';
import type { User } from './user.js';

/** What the gateway keeps of a user for each request. */
export const cachedUser = ({ username, role, timeZone, chosenTimeZone, isEmailVerified, twoFactor }: User): CachedUser => ({ username, role, timeZone, chosenTimeZone, isVerified: isEmailVerified, hasTwoFactor: twoFactor !== null });
