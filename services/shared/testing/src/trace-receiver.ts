import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const attributesSchema = z
  .array(z.object({ key: z.string(), value: z.looseObject({}) }))
  .default([])
  .transform((all) => Object.fromEntries(all.map(({ key, value }) => [key, Object.values(value)[0]])));
const spanSchema = z.object({ traceId: z.string(), spanId: z.string(), parentSpanId: z.string().optional(), name: z.string(), attributes: attributesSchema });
const requestSchema = z.object({
  resourceSpans: z.array(z.object({ resource: z.object({ attributes: attributesSchema }), scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});

export type ReceivedSpan = z.infer<typeof spanSchema> & { service: string };

/** A store of traces as processes see it: takes spans over HTTP (OTLP as JSON). */
export async function startTraceReceiver() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All that came, as it came. */
    received: (): string => bodies.join('\n'),
    /** @returns the spans of one trace, or of all */
    spans: (traceId?: string): ReceivedSpan[] =>
      bodies
        .flatMap((body) => requestSchema.parse(JSON.parse(body)).resourceSpans)
        .flatMap(({ resource, scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service: String(resource.attributes['service.name']) }))))
        .filter((span) => traceId === undefined || span.traceId === traceId),
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type TraceReceiver = Awaited<ReturnType<typeof startTraceReceiver>>;
