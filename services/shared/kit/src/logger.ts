import { pino, type Logger } from 'pino';

export type { Logger };

/** JSON lines on standard output. Never log bodies, tokens, addresses or learners' texts. */
export function createLogger(service: string, level: string): Logger {
  return pino({
    level,
    base: { service },
    redact: ['req.headers.cookie', 'req.headers.authorization', 'req.headers["x-b1-identity"]', 'res.headers["set-cookie"]'],
  });
}
