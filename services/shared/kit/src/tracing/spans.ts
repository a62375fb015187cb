/** One step of a trace. */
export type Span = {
  name: string;
  kind: 'producer' | 'consumer';
  /** The step that led to it, as currentTraceparent told it; without one the work runs in no span. */
  traceparent: string | undefined;
  attributes: Record<string, string>;
};

/** Traces as the kit uses them. This file knows nothing of OpenTelemetry, which is not loaded while traces are off. */
export type Tracing = {
  /** 32 hexadecimal digits. */
  currentTraceId: () => string | undefined;
  /** W3C trace context of what runs now: goes along with an event, so that what comes of it belongs to the same trace. */
  currentTraceparent: () => string | undefined;
  /** Runs work as a step of a trace; what it throws marks the step as failed and is thrown on. */
  inSpan: <Result>(span: Span, work: () => Promise<Result>) => Promise<Result>;
  /** Resolves when what was recorded is sent, or cannot be sent soon. */
  flush: () => Promise<void>;
};

export let tracing: Tracing = {
  currentTraceId: () => undefined,
  currentTraceparent: () => undefined,
  inSpan: (_span, work) => work(),
  flush: () => Promise.resolve(),
};

/** Once, before anything else is loaded. */
export function useTracing(started: Tracing): void {
  tracing = started;
}
