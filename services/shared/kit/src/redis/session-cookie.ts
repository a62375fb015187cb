/** Name and attributes of the session cookie; under https it is bound to the host and never sent in clear. */
export function sessionCookie(publicUrl: string): { name: string; secure: boolean } {
  const secure = publicUrl.startsWith('https:');
  return { name: secure ? '__Host-b1_session' : 'b1_session', secure };
}
