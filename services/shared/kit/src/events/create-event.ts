import { randomUUID } from 'node:crypto';
import type { Envelope, EventDefinition } from '@b1fuchs/contracts';
import type { z } from 'zod';
import { currentCorrelationId } from '../request-context.js';
import { tracing } from '../tracing/spans.js';

/** Makes the event that goes into a document's outbox together with the change it tells of. */
export function createEvent<Data extends z.ZodType>(
  definition: EventDefinition<string, Data>,
  { userId, data, now }: { userId: string; data: z.input<Data>; now: Date },
): Envelope {
  const traceparent = tracing.currentTraceparent();
  return {
    id: randomUUID(),
    name: definition.name,
    version: definition.version,
    occurredAt: now.toISOString(),
    correlationId: currentCorrelationId(),
    ...(traceparent === undefined ? {} : { traceparent }),
    userId,
    data: definition.data.parse(data),
  };
}
