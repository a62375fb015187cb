import { createRequire, syncBuiltinESMExports } from 'node:module';
import { basename, dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { parseConfig } from '../config.js';
import { createLogger } from '../logger.js';
import { tracingConfigSchema } from './config.js';
import { createInstrumentations } from './instrumentations.js';
import { createTracing } from './open-telemetry.js';
import { createSpanExporter } from './span-exporter.js';
import { useTracing } from './spans.js';
import { createPropagator } from './trace-context.js';

/** Called from outside, so it begins every trace itself. */
const FIRST = 'gateway';
/** A process that stops waits so long for what it has recorded. */
const FLUSH_TIMEOUT_MS = 2_000;

/**
 * Begins to record. Spans wait in a bounded queue and are sent in the background: a receiver that is away or slow costs spans, and
 * no request. Where they go, which are recorded and how large the queue is say OpenTelemetry's own variables.
 * @param entry path of the process' main file, after whose workspace it is named
 * @throws Error that names each bad variable
 */
export function startTracing(env: NodeJS.ProcessEnv, entry: string): void {
  const { LOG_LEVEL } = parseConfig(tracingConfigSchema, env);
  const service = basename(dirname(dirname(entry)));
  const processor = new BatchSpanProcessor(createSpanExporter(new OTLPTraceExporter(), createLogger(service, LOG_LEVEL)));
  const provider = new NodeTracerProvider({ resource: resourceFromAttributes({ 'service.name': service }), spanProcessors: [processor] });
  provider.register({ propagator: createPropagator({ believesCallers: service !== FIRST }) });
  registerInstrumentations({ instrumentations: createInstrumentations() });
  // Node's own module is changed when it is first required; what is imported by name gets the change by this.
  createRequire(import.meta.url)('node:http');
  createRequire(import.meta.url)('node:https');
  syncBuiltinESMExports();
  useTracing(createTracing(() => Promise.race([provider.forceFlush(), setTimeout(FLUSH_TIMEOUT_MS, undefined, { ref: false })]).catch(() => undefined)));
}
