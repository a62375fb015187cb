import { z } from 'zod';

/** What every event carries around its own data. Dates are ISO 8601 strings in UTC. */
export const envelopeSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  version: z.number().int().positive(),
  occurredAt: z.iso.datetime(),
  correlationId: z.string(),
  /** Where the trace stood that it came of (W3C trace context), if there was one: an event may wait long for the broker, and be tried again. */
  traceparent: z.string().optional(),
  /** Empty where nobody signed in has caused it. */
  userId: z.string(),
  data: z.unknown(),
});
export type Envelope = z.infer<typeof envelopeSchema>;

export type EventDefinition<Name extends string = string, Data extends z.ZodType = z.ZodType> = {
  name: Name;
  version: number;
  data: Data;
};

export type EventOf<Definition extends EventDefinition> = Omit<Envelope, 'name' | 'data'> & {
  name: Definition['name'];
  data: z.infer<Definition['data']>;
};

export function defineEvent<Name extends string, Data extends z.ZodType>(
  name: Name,
  version: number,
  data: Data,
): EventDefinition<Name, Data> {
  return { name, version, data };
}
