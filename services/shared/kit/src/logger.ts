import { pino, type Logger } from 'pino';
import { knownCorrelationId } from './request-context.js';

export type { Logger };

/** JSON lines on standard output, each with the id of the request that it belongs to. Never log bodies, tokens, addresses or learners' texts. */
export function createLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    mixin: () => {
      const requestId = knownCorrelationId();
      return requestId === undefined ? {} : { requestId };
    },
    redact: ['req.headers.cookie', 'req.headers.authorization', 'req.headers["x-b1-identity"]', 'res.headers["set-cookie"]'],
  });
}
