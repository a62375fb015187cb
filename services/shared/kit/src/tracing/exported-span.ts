import type { Attributes, SpanContext } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';

/**
 * All that is told of a span beside its times. Whatever else a library notes stays here: paths and queries with ids and tokens,
 * addresses, statements, and the messages of errors, in which the value that was refused may stand.
 */
const KEPT_ATTRIBUTES: ReadonlySet<string> = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'server.address',
  'server.port',
  'db.system.name',
  'db.namespace',
  'db.collection.name',
  'db.operation.name',
  'messaging.system',
  'messaging.operation.type',
  'messaging.destination.name',
  'error.type',
]);
const EXCEPTION = 'exception';
const EXCEPTION_TYPE = 'exception.type';

const keep = (attributes: Attributes, isKept: (name: string) => boolean): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => isKept(name)));

const idsOf = ({ traceId, spanId, traceFlags, isRemote }: SpanContext): SpanContext => ({ traceId, spanId, traceFlags, ...(isRemote === undefined ? {} : { isRemote }) });

/** A span as it may leave the process. */
export const exportedSpan = (span: ReadableSpan): ReadableSpan => ({
  name: span.name,
  kind: span.kind,
  spanContext: () => idsOf(span.spanContext()),
  ...(span.parentSpanContext ? { parentSpanContext: idsOf(span.parentSpanContext) } : {}),
  startTime: span.startTime,
  endTime: span.endTime,
  duration: span.duration,
  ended: span.ended,
  status: { code: span.status.code },
  attributes: keep(span.attributes, (name) => KEPT_ATTRIBUTES.has(name)),
  events: span.events.flatMap(({ name, time, attributes }) => (name === EXCEPTION ? [{ name, time, attributes: keep(attributes ?? {}, (one) => one === EXCEPTION_TYPE) }] : [])),
  links: [],
  resource: span.resource,
  instrumentationScope: span.instrumentationScope,
  droppedAttributesCount: 0,
  droppedEventsCount: 0,
  droppedLinksCount: 0,
});
