import { z } from 'zod';
import { serviceNameSchema } from '../identity.js';
import { subscriptions, type ConsumingService } from '../events/subscriptions.js';

export const consumingServiceSchema = z.enum(Object.keys(subscriptions) as [ConsumingService, ...ConsumingService[]]);

/** GET /health/ready of every process. */
export const readinessSchema = z.object({
  ready: z.boolean(),
  checks: z.record(z.string(), z.enum(['ok', 'failed'])),
  version: z.string(),
  /** Seconds since the process has started. */
  uptimeS: z.number().int().nonnegative(),
});
export type Readiness = z.infer<typeof readinessSchema>;

/** Events that wait for a service, that it has failed on and tries again, and that were set aside. */
export const queueDepthSchema = z.object({ waiting: z.number().int(), retrying: z.number().int(), dead: z.number().int() });
export type QueueDepth = z.infer<typeof queueDepthSchema>;

/** GET /api/admin/system */
export const systemServiceSchema = z.object({
  name: serviceNameSchema,
  /** `failing`: it answers, and cannot work; `down`: no answer. */
  state: z.enum(['ready', 'failing', 'down']),
  /** What the service depends on; empty where it does not answer. */
  checks: z.array(z.object({ name: z.string(), isOk: z.boolean() })),
  version: z.string().nullable(),
  uptimeS: z.number().nullable(),
  /** Null for a service that consumes nothing, and while the broker is away. */
  queue: queueDepthSchema.nullable(),
  /** Seconds since nothing waited for the service; null where nothing waits. */
  lagS: z.number().nullable(),
});
export type SystemService = z.infer<typeof systemServiceSchema>;
export const systemStateSchema = z.object({ at: z.iso.datetime(), isBrokerConnected: z.boolean(), services: z.array(systemServiceSchema) });
export type SystemState = z.infer<typeof systemStateSchema>;

/** GET /api/admin/system/dead-letters/:service: the first of them, without what they say of anybody. */
export const deadLetterSchema = z.object({
  /** Empty where the letter is no event. */
  name: z.string(),
  /** When the event happened, and when it was set aside; null where the letter does not say. */
  occurredAt: z.iso.datetime().nullable(),
  setAsideAt: z.iso.datetime().nullable(),
  reason: z.string(),
  attempts: z.number().int(),
});
export type DeadLetterView = z.infer<typeof deadLetterSchema>;
export const deadLettersSchema = z.object({ letters: z.array(deadLetterSchema), total: z.number().int() });
export type DeadLetters = z.infer<typeof deadLettersSchema>;

/** POST /api/admin/system/dead-letters/:service/replay */
export const replayedSchema = z.object({ replayed: z.number().int() });
