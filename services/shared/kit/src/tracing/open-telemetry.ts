import { isSpanContextValid, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type SpanContext } from '@opentelemetry/api';
import type { Tracing } from './spans.js';
import { readTraceparent, writeTraceparent } from './trace-context.js';

const KINDS = { producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER };

/** Traces by OpenTelemetry, once its provider is registered. */
export function createTracing(flush: () => Promise<void>): Tracing {
  const tracer = trace.getTracer('@b1fuchs/kit');
  return {
    currentTraceId: () => current()?.traceId,
    currentTraceparent: () => {
      const context = current();
      return context && writeTraceparent(context);
    },
    async inSpan({ name, kind, traceparent, attributes }, work) {
      const parent = traceparent === undefined ? undefined : readTraceparent(traceparent);
      if (!parent) return work();
      const context = trace.setSpanContext(ROOT_CONTEXT, parent);
      return tracer.startActiveSpan(name, { kind: KINDS[kind], attributes }, context, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
          throw error;
        } finally {
          span.end();
        }
      });
    },
    flush,
  };
}

function current(): SpanContext | undefined {
  const context = trace.getActiveSpan()?.spanContext();
  return context && isSpanContextValid(context) ? context : undefined;
}
