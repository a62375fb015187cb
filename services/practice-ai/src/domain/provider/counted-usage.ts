import type { AiUsage } from '../../data/ai-usage.js';
import { MICROCENTS_PER_CENT } from './cost.js';

/** The same books, and whoever counts what all learners' calls cost is told of each. */
export const countedUsage = (usage: AiUsage, onCost: (cents: number) => void): AiUsage => ({
  ...usage,
  async settle(account, tokens, amounts) {
    await usage.settle(account, tokens, amounts);
    onCost(amounts.cost / MICROCENTS_PER_CENT);
  },
});
