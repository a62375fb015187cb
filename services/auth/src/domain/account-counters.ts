import { usernameKey } from './account-keys.js';
import type { User } from './user.js';

/**
 * What tries are counted by. Sign-ins go by what was typed, known or not, so that a pause tells nothing of who has which
 * name and address; proofs and codes go by the account, apart from sign-ins, which any stranger can try.
 */
export const signInCounter = (typedName: string): string => usernameKey(typedName);
export const proofCounter = (userId: string): string => `${userId}:proof`;
export const codeCounter = (userId: string): string => `${userId}:code`;
export const setupCounter = (userId: string): string => `${userId}:setup`;

/** Those of somebody who has just shown that the account is theirs. */
export const signInCountersOf = ({ username, email }: Pick<User, 'username' | 'email'>): string[] => [signInCounter(username), signInCounter(email)];
/** Those that go by the account. */
export const countersOf = (userId: string): string[] => [proofCounter(userId), codeCounter(userId), setupCounter(userId)];
