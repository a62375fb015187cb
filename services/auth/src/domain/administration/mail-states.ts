import type { MailStates } from '@b1fuchs/contracts';
import type { Mails } from '../../data/mails.js';

export type MailStateParts = { mails: Pick<Mails, 'statesOf'> };

/** What has become of mails, by the ids of the events that asked for them. */
export const readMailStates = async ({ mails }: MailStateParts, ids: readonly string[]): Promise<MailStates> => ({ mails: await mails.statesOf(ids) });
