import { Agent, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { REQUEST_ID_HEADER } from '@b1fuchs/contracts';
import { AppError, currentCorrelationId, toErrorBody } from '@b1fuchs/kit';
import { parseCookie, stringifyCookie } from 'cookie';
import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

const DEFAULT_TIMEOUT_MS = 30_000;
/** Shorter than the services' keep-alive time-out, so that the gateway closes first. */
const IDLE_SOCKET_MS = 60_000;
const MAX_SOCKETS = 256;

/** Connections to the services are kept and shared by all routes. */
export const createUpstreamAgent = (): Agent =>
  new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS, maxFreeSockets: 64, timeout: IDLE_SOCKET_MS, scheduling: 'lifo' });

export type ProxyOptions = {
  target: string;
  agent: Agent;
  timeoutMs?: number | undefined;
  /** The one cookie that is passed on; none without it. */
  keptCookie?: string | undefined;
  /** A page for browsers that go here themselves, instead of an error in JSON. */
  failsTo?: string | undefined;
};

/** Streams a request to a service and its answer back. A dead service is answered at once, a silent one after the time-out. */
export function createProxy({ target, agent, timeoutMs = DEFAULT_TIMEOUT_MS, keptCookie, failsTo }: ProxyOptions): RequestHandler {
  const startedAt = new WeakMap<IncomingMessage, number>();
  return createProxyMiddleware({
    target,
    agent,
    proxyTimeout: timeoutMs,
    xfwd: true,
    on: {
      proxyReq: (upstream: ClientRequest, request: IncomingMessage, answer: ServerResponse) => {
        startedAt.set(request, performance.now());
        // Who hangs up while the service still works on it: the service must learn of it, or it works for nobody.
        answer.once('close', () => {
          if (!answer.writableFinished) upstream.destroy();
        });
        upstream.removeHeader('cookie');
        const kept = keptCookie === undefined ? undefined : parseCookie(request.headers.cookie ?? '')[keptCookie];
        if (keptCookie !== undefined && kept !== undefined) upstream.setHeader('cookie', stringifyCookie({ [keptCookie]: kept }));
        upstream.setHeader(REQUEST_ID_HEADER, currentCorrelationId());
      },
      error: (error, request, answer) => {
        const waited = performance.now() - (startedAt.get(request) ?? performance.now());
        answerFailure(answer, new AppError(waited >= timeoutMs ? 'GATEWAY_TIMEOUT' : 'SERVICE_UNAVAILABLE', { cause: error }), failsTo);
      },
    },
  });
}

function answerFailure(answer: ServerResponse | Socket, error: AppError, failsTo: string | undefined): void {
  if (!('writeHead' in answer) || answer.headersSent) {
    answer.destroy();
    return;
  }
  if (failsTo !== undefined) {
    answer.writeHead(302, { location: failsTo }).end();
    return;
  }
  answer.writeHead(error.status, { 'content-type': 'application/json' });
  answer.end(JSON.stringify(toErrorBody(error)));
}
