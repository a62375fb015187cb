let id: string | null = null;

/** Names the last call that was answered in the server's logs; null before the first. */
export const lastRequestId = (): string | null => id;

export function noteRequest({ headers }: Pick<Response, 'headers'>): void {
  id = headers.get('x-request-id') ?? id;
}
