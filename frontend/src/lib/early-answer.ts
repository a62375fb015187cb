declare global {
  interface Window {
    /** What public/first.js has asked for: GET /api/user. */
    earlyUser?: Promise<Response> | undefined;
  }
}

/** The answer that was asked for before the scripts came, for the first call of its kind; undefined for any other. */
export function takeEarlyAnswer(method: string, path: string): Promise<Response> | undefined {
  if (method !== 'GET' || path !== '/api/user' || typeof window === 'undefined') return undefined;
  const answer = window.earlyUser;
  window.earlyUser = undefined;
  return answer;
}
