import type { ChatResponse } from '@b1fuchs/contracts';
import type { Request, Response } from 'express';

/** Does the client want the answer piece by piece? */
export const wantsStream = (request: Request): boolean => request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream';

/** Sends an answer as server-sent events: words as `delta`, the whole as `done` (see chatDeltaSchema). */
export function streamAnswer(response: Response, answer: ChatResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
  const send = (event: string, data: object): void => void response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  for (const content of answer.content.match(/\S+\s*/gu) ?? []) send('delta', { content });
  send('done', answer);
  response.end();
}
