import type { Envelope } from '@b1fuchs/contracts';
import { isDuplicateKey, type Outbox } from '@b1fuchs/kit';
import { messageSearchKey, type SupportMessage } from '../domain/support-message.js';
import type { SupportMessageModel } from './support-message-model.js';

export type SupportMessages = ReturnType<typeof createSupportMessages>;
/** Until when an earlier message with this key makes the next one a repetition. */
type Repetition = { repeatKey: string; since: Date };

/** Messages to the support team. Each carries the mails it asks for in the same write. */
export function createSupportMessages(model: SupportMessageModel, outbox: Pick<Outbox, 'nudge'>) {
  return {
    async isRepeated({ repeatKey, since }: Repetition): Promise<boolean> {
      return (await model.exists({ repeatKey, createdAt: { $gt: since } })) !== null;
    },

    /** @returns false when the same has been stored since, by a request at the same time, say. */
    async insert({ id, ...fields }: SupportMessage, { repeatKey, since }: Repetition, events: Envelope[]): Promise<boolean> {
      await model.updateOne({ repeatKey, createdAt: { $lte: since } }, { $unset: { repeatKey: 1 } });
      try {
        await model.create({ _id: id, ...fields, searchKey: messageSearchKey(fields), repeatKey, outbox: events });
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
      outbox.nudge(model.collection, id);
      return true;
    },
  };
}
