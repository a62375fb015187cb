/** Query key of the signed-in user; the value is the user, or null when signed out. */
export const SESSION_KEY = ['/api/user'] as const;
