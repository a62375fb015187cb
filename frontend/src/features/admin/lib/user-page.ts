import { paths } from '../../../lib/paths.js';

/** The address of one user's page. */
export const userPage = (userId: string): string => `${paths.admin}/users/${encodeURIComponent(userId)}`;
