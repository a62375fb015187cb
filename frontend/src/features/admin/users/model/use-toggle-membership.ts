import type { AdminUserRow } from '@b1fuchs/contracts';
import { useCallback } from 'react';
import { userMessageOf } from '../../../../lib/http-error.js';
import { toast, type ToastInput } from '../../../../lib/toast-store.js';
import { useUpdateUser } from '../api/user-changes.js';
import { actionTexts as texts } from './texts.js';

/** Switches a user's membership on or off at once, and says what became of it. `togglingId` is of whom it is being switched. */
export function useToggleMembership(): { togglingId: string | undefined; toggle: (user: AdminUserRow) => void } {
  const { mutateAsync, isPending, variables } = useUpdateUser();
  const toggle = useCallback(
    (user: AdminUserRow): void => {
      // By promise: each of several at once has its own answer.
      mutateAsync({ user, changes: { membershipActive: !user.membershipActive } }).then(
        ({ membershipActive }) => toast({ ...outcome(user, membershipActive), lang: 'en' }),
        (error: unknown) => toast({ title: texts.toggleFailed, description: userMessageOf(error), tone: 'destructive', lang: 'en' }),
      );
    },
    [mutateAsync],
  );
  return { togglingId: isPending ? variables.user.id : undefined, toggle };
}

function outcome(before: AdminUserRow, isActive: boolean): ToastInput {
  // Only what an administrator has switched on can be switched off; paid and granted access has its own end.
  if (before.membershipActive && isActive) return { title: texts.staysActive, description: texts.staysActiveText(before.username) };
  return { title: isActive ? texts.activated : texts.deactivated, tone: 'success' };
}
