import { adminUsersPageSchema } from '@b1fuchs/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { ADMIN_API, adminQuery, withQuery } from '../../lib/admin-query.js';
import type { UsersSearch } from '../model/users-search.js';

export const USERS = `${ADMIN_API}/users`;

/** A page of users. The one before stays on the screen until it is there. */
export const usersQuery = (search: UsersSearch) => ({ ...adminQuery(withQuery(USERS, search), adminUsersPageSchema), placeholderData: keepPreviousData });
