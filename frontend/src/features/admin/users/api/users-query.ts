import { adminUsersPageSchema } from '@b1fuchs/contracts';
import { ADMIN_API, adminPageQuery, withQuery } from '../../lib/admin-query.js';
import type { UsersSearch } from '../model/users-search.js';

export const USERS = `${ADMIN_API}/users`;

/** A page of users. */
export const usersQuery = (search: UsersSearch) => adminPageQuery(withQuery(USERS, search), adminUsersPageSchema);
