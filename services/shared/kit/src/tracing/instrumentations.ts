import { IncomingMessage, ServerResponse } from 'node:http';
import type { Span } from '@opentelemetry/api';
import type { Instrumentation } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { MongoDBInstrumentation } from '@opentelemetry/instrumentation-mongodb';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { routeOf } from '../http/route-of.js';

/** Asked for all the time, or the files of the pages. */
const NOT_TRACED = /^\/(health\/|metrics$|assets\/)/;

/** What libraries tell of by themselves: requests in and out, and calls of MongoDB. Only what belongs to a request is looked at. */
export const createInstrumentations = (): Instrumentation[] => [
  new HttpInstrumentation({
    ignoreIncomingRequestHook: ({ url = '' }) => NOT_TRACED.test(url),
    requireParentforOutgoingSpans: true,
    applyCustomAttributesOnSpan: nameByRoute,
  }),
  new UndiciInstrumentation({ requireParentforSpans: true }),
  // Else every command, with a whole letter in it, would be written out only to be dropped.
  new MongoDBInstrumentation({ dbStatementSerializer: () => '' }),
];

function nameByRoute(span: Span, request: object, response: object): void {
  if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return;
  const locals = 'locals' in response ? response.locals : undefined;
  const route = routeOf('route' in request ? request.route : undefined, typeof locals === 'object' && locals !== null && 'route' in locals ? locals.route : undefined);
  span.setAttribute('http.route', route);
  span.updateName(`${request.method ?? ''} ${route}`);
}
