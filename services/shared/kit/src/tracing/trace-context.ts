import { isSpanContextValid, trace, TraceFlags, type SpanContext, type TextMapPropagator } from '@opentelemetry/api';
import { parseTraceParent, TRACE_PARENT_HEADER } from '@opentelemetry/core';

export const writeTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string => `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;

export function readTraceparent(text: string): SpanContext | undefined {
  const parent = parseTraceParent(text);
  return parent ? { ...parent, isRemote: true } : undefined;
}

/**
 * Carries ids from process to process and nothing else: W3C's tracestate and baggage may hold anything.
 * @param believesCallers false for whoever is called from outside: a visitor chooses neither the id nor whether it is recorded
 */
export const createPropagator = ({ believesCallers }: { believesCallers: boolean }): TextMapPropagator => ({
  inject(context, carrier, setter) {
    const current = trace.getSpanContext(context);
    if (current && isSpanContextValid(current)) setter.set(carrier, TRACE_PARENT_HEADER, writeTraceparent(current));
  },
  extract(context, carrier, getter) {
    const header = getter.get(carrier, TRACE_PARENT_HEADER);
    const parent = believesCallers && typeof header === 'string' ? readTraceparent(header) : undefined;
    return parent ? trace.setSpanContext(context, parent) : context;
  },
  fields: () => [TRACE_PARENT_HEADER],
});
