import type { Envelope } from '@b1fuchs/contracts';
import type { Outbox } from '@b1fuchs/kit';
import type { ReportModel } from './report-model.js';

export type Report = { id: string; userId: string; kind: 'writing' | 'speaking'; createdAt: Date };
export type Reports = ReturnType<typeof createReports>;

/** Reports made. Each carries its event in the same write. */
export function createReports(model: ReportModel, outbox: Pick<Outbox, 'nudge'>) {
  return {
    async insert({ id, ...fields }: Report, events: Envelope[]): Promise<void> {
      await model.create({ ...fields, _id: id, outbox: events });
      outbox.nudge(model.collection, id);
    },
  };
}
