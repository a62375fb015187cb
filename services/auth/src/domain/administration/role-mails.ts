import type { Envelope, Role } from '@b1fuchs/contracts';
import type { Administrators } from '../../data/administrators.js';
import type { Users } from '../../data/users.js';
import { mailEvent } from '../mail-event.js';
import type { User } from '../user.js';

export type RoleParts = { users: Users; administrators: Administrators };

/** Mails to the user and to all administrators but the one who did it; none where the role is the one it was. @param by '' for the operator */
export async function roleMails({ users, administrators }: RoleParts, { id, username, role }: Pick<User, 'id' | 'username' | 'role'>, before: Role, by: string, now: Date): Promise<Envelope[]> {
  if (role === before) return [];
  const values = { account: username, role, by: by === '' ? '' : ((await users.findById(by))?.username ?? '') };
  const told = new Set([id, ...(await administrators.ids())]);
  return [...told].filter((one) => one !== by).map((one) => mailEvent(one, 'role-changed', now, values));
}
