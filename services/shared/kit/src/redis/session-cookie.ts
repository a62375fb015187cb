/** Name and attributes of a cookie of ours; under https it is bound to the host and never sent in clear. */
export function ownCookie(publicUrl: string, name: string): { name: string; secure: boolean } {
  const secure = publicUrl.startsWith('https:');
  return { name: secure ? `__Host-${name}` : name, secure };
}

export const sessionCookie = (publicUrl: string): { name: string; secure: boolean } => ownCookie(publicUrl, 'b1_session');

/** Names an attempt to sign in with Google; the only cookie that a service gets to see. */
export const GOOGLE_ATTEMPT_COOKIE = 'b1_google';
