import { roleSchema, type AdminUsersQuery, type Role } from '@b1fuchs/contracts';

export const statuses = ['active', 'trial', 'expired', 'none'] as const;
export type UserStatus = (typeof statuses)[number];
type Kind = { role: Role; status: UserStatus; isEmailVerified: boolean };

/** Users alike in all that the list is filtered by have the same one: there are sixteen, which are counted together. */
export const facetOf = ({ role, status, isEmailVerified }: Kind): string => `${role} ${status} ${isEmailVerified ? 'verified' : 'unverified'}`;

const kinds: Kind[] = roleSchema.options.flatMap((role) => statuses.flatMap((status) => [true, false].map((isEmailVerified) => ({ role, status, isEmailVerified }))));

/** Those that the filters of the list let through. */
export function facetsOf({ role = 'all', status = 'all' }: Pick<AdminUsersQuery, 'role' | 'status'>): string[] {
  const isOf = (kind: Kind): boolean => {
    if (role !== 'all' && kind.role !== role) return false;
    if (status === 'verified' || status === 'unverified') return kind.isEmailVerified === (status === 'verified');
    return status === 'all' || kind.status === status;
  };
  return kinds.filter(isOf).map(facetOf);
}
