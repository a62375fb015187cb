import { internalUserSchema, type InternalUser } from '@b1fuchs/contracts';
import { AppError, createServiceClient, type SigningKey } from '@b1fuchs/kit';

/** Auth, asked who a user is; undefined when there is no such user. */
export function createFindUser(url: string, signingKey: SigningKey): (userId: string) => Promise<InternalUser | undefined> {
  const auth = createServiceClient({ target: 'auth', url, signingKey });
  return async (userId) => {
    try {
      return await auth.get(`/internal/users/${encodeURIComponent(userId)}`, internalUserSchema);
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
      throw error;
    }
  };
}
