import type { ChatResponse } from '@b1fuchs/contracts';
import { toAppError, toErrorBody } from '@b1fuchs/kit';
import type { Request, Response } from 'express';

/** Does the client want the answer piece by piece? */
export const wantsStream = (request: Request): boolean => request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream';

/**
 * Answers with server-sent events (see chatDeltaSchema): what comes is passed on, an answer that comes at once is sent word
 * by word, and the whole ends it. A failure before the first piece is an ordinary error answer.
 */
export async function streamAnswer(response: Response, work: (onPiece: (piece: string) => void) => Promise<ChatResponse>): Promise<void> {
  const send = (event: string, data: object): void => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  try {
    const answer = await work((content) => {
      send('delta', { content });
    });
    if (!response.headersSent) for (const content of answer.content.match(/\S+\s*/gu) ?? []) send('delta', { content });
    send('done', answer);
  } catch (error) {
    if (!response.headersSent) throw error;
    send('error', toErrorBody(toAppError(error)));
  }
  response.end();
}
