import type { Envelope, TargetStyle } from '@b1fuchs/contracts';
import type { Outbox } from '@b1fuchs/kit';
import type { StyleRefinementModel } from './style-refinement-model.js';

type RefinementRecord = { id: string; userId: string; targetStyle: TargetStyle; changes: number; createdAt: Date };
export type StyleRefinements = ReturnType<typeof createStyleRefinements>;

export function createStyleRefinements(model: StyleRefinementModel, outbox: Pick<Outbox, 'nudge'>) {
  return {
    /** Keeps that a text was refined, together with the events that tell of it. */
    async save({ id, ...fields }: RefinementRecord, events: Envelope[]): Promise<void> {
      await model.create({ _id: id, ...fields, outbox: events });
      outbox.nudge(model.collection, id);
    },
  };
}
