import { z } from 'zod';
import { processConfigSchema } from '../config.js';

const unsetWhenEmpty = (value: unknown): unknown => (value === '' ? undefined : value);

/** OpenTelemetry reads its variables itself, and takes a default for what it does not understand; here that is fatal. */
export const tracingConfigSchema = processConfigSchema.pick({ LOG_LEVEL: true }).extend({
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }),
  OTEL_TRACES_SAMPLER: z.preprocess(
    unsetWhenEmpty,
    z.enum(['always_on', 'always_off', 'traceidratio', 'parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio']).optional(),
  ),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(unsetWhenEmpty, z.coerce.number().min(0).max(1).optional()),
});
