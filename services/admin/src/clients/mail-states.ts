import { mailStatesSchema, type MailStates } from '@b1fuchs/contracts';
import { AppError, createServiceClient, type SigningKey } from '@b1fuchs/kit';

/** By the ids of the events that asked for them; undefined while auth is away. */
export type MailStatesOf = (ids: readonly string[]) => Promise<ReadonlyMap<string, MailStates['mails'][number]['status']> | undefined>;

/** As many as auth answers at once. */
const MOST = 200;

/** Asks auth what has become of mails; of many, of the last ones. */
export function createMailStates(url: string, signingKey: SigningKey): MailStatesOf {
  const auth = createServiceClient({ target: 'auth', url, signingKey });
  return async (ids) => {
    if (ids.length === 0) return new Map();
    try {
      const { mails } = await auth.get(`/internal/admin/mails?ids=${ids.slice(-MOST).join(',')}`, mailStatesSchema);
      return new Map(mails.map(({ id, status }) => [id, status]));
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  };
}
