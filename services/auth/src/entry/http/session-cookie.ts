import type { CookieOptions } from 'express';

export type SessionCookie = { name: string; secure: boolean };

/** The attributes of the cookie that holds a browser's session id. */
export const cookieOptions = ({ secure }: SessionCookie) => ({ httpOnly: true, sameSite: 'lax', secure, path: '/' }) as const satisfies CookieOptions;
