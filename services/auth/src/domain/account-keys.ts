/** What makes two usernames or addresses the same account: compatibility forms and case are folded. */
export const usernameKey = (username: string): string => username.trim().normalize('NFKC').toLowerCase();
export const emailKey = (email: string): string => email.trim().toLowerCase();
