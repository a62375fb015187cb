import type { UserView } from '../../data/user-view.js';

/** Usernames by user id; without those who are not in the list (any more). */
export const namesOf = async (view: Pick<UserView, 'findMany'>, ids: readonly string[]): Promise<Map<string, string>> => new Map((await view.findMany(ids)).map(({ id, username }) => [id, username]));
