import { NetworkError } from '../../../lib/http-error.js';

export type ServerEvent = { name: string; data: string };

/** The server-sent events of an answer, one by one, as they come. @throws NetworkError when the connection breaks; an abort passes through */
export async function* readServerEvents(response: Response): AsyncGenerator<ServerEvent> {
  if (response.body === null) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read().catch((error: unknown) => {
        throw error instanceof DOMException && error.name === 'AbortError' ? error : new NetworkError(error);
      });
      if (done) return;
      const blocks = (rest + value).split(/\r?\n\r?\n/u);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readEvent(block);
        if (event.data !== '') yield event;
      }
    }
  } finally {
    // Also when the reader of the events has had enough.
    void reader.cancel().catch(() => undefined);
  }
}

function readEvent(block: string): ServerEvent {
  const lines = block.split(/\r?\n/u);
  const valuesOf = (field: string): string[] => lines.filter((line) => line.startsWith(`${field}:`)).map((line) => line.slice(field.length + 1).replace(/^ /u, ''));
  return { name: valuesOf('event').at(-1) ?? 'message', data: valuesOf('data').join('\n') };
}
