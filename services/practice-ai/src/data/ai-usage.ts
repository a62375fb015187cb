import { ignoreDuplicateKey } from '@b1fuchs/kit';
import type { AiUsageModel } from './ai-usage-model.js';
import type { Tallies } from './tallies.js';

export type AiUsage = ReturnType<typeof createAiUsage>;
/** Whose month it is charged to, who is asked, and when. */
type Account = { userId: string; month: string; recipient: string; at: Date };

export function createAiUsage(model: AiUsageModel, tallies: Pick<Tallies, 'cost'>) {
  const idOf = ({ userId, month }: Pick<Account, 'userId' | 'month'>): string => `${userId}:${month}`;

  return {
    /**
     * Sets an amount aside before a call, so that calls at the same time can't each take the last of the month's budget.
     * False when the cap is reached, and nothing is set aside. The last call may go over it by its own cost.
     */
    async reserve(account: Account, microcents: number, cap: number): Promise<boolean> {
      await model.updateOne({ _id: idOf(account) }, { $setOnInsert: { userId: account.userId, month: account.month } }, { upsert: true }).catch(ignoreDuplicateKey);
      const record = await model.findOneAndUpdate(
        { _id: idOf(account), costMicrocents: { $lt: cap } },
        { $inc: { costMicrocents: microcents } },
      );
      if (record !== null) await tallies.cost(account.recipient, microcents, account.at);
      return record !== null;
    },

    /** Counts what a call has used, in the place of what was set aside for it. */
    async settle(account: Account, tokens: { input: number; output: number }, { cost, reserved }: { cost: number; reserved: number }): Promise<void> {
      await model.updateOne(
        { _id: idOf(account) },
        { $inc: { calls: 1, inputTokens: tokens.input, outputTokens: tokens.output, costMicrocents: cost - reserved } },
      );
      await tallies.cost(account.recipient, cost - reserved, account.at);
    },
  };
}
