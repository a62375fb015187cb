import type { AdminUserRow } from '@b1fuchs/contracts';
import type { RefObject } from 'react';
import { AdminDialog } from '../../../lib/admin-dialog.js';
import { deletionTexts, grantTexts, passwordTexts, userFormTexts } from '../../model/texts.js';
import { DeletionForm } from './deletion-form.js';
import { GrantForm } from './grant-form.js';
import { PasswordForm } from './password-form.js';
import { UserForm } from './user-form.js';

export type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'password' | 'grant' | 'delete'; user: AdminUserRow };
type Props = {
  dialog: OpenDialog | null;
  /** The administrator's own id. */
  ownId: string | undefined;
  /** Takes the focus where the row that opened the dialog has gone. */
  focusAfter: RefObject<HTMLElement | null>;
  onClose: () => void;
  onDeleted: (userId: string) => void;
};

/** Whichever dialog about users is open. */
export function UserDialogs({ dialog, ownId, focusAfter, onClose, onDeleted }: Props) {
  if (dialog === null) return null;
  const frame = { open: true, onOpenChange: onClose, focusAfter };
  switch (dialog.kind) {
    case 'add':
      return (
        <AdminDialog {...frame} title={userFormTexts.addTitle}>
          <UserForm isOwn={false} onDone={onClose} />
        </AdminDialog>
      );
    case 'edit':
      return (
        <AdminDialog {...frame} title={userFormTexts.editTitle} description={dialog.user.username}>
          <UserForm user={dialog.user} isOwn={dialog.user.id === ownId} onDone={onClose} />
        </AdminDialog>
      );
    case 'password':
      return (
        <AdminDialog {...frame} title={passwordTexts.title} description={passwordTexts.text(dialog.user.username)}>
          <PasswordForm user={dialog.user} onDone={onClose} />
        </AdminDialog>
      );
    case 'grant':
      return (
        <AdminDialog {...frame} title={grantTexts.title} description={grantTexts.text(dialog.user.username)}>
          <GrantForm user={dialog.user} onDone={onClose} />
        </AdminDialog>
      );
    case 'delete':
      return (
        <AdminDialog {...frame} title={deletionTexts.title} description={deletionTexts.text(dialog.user.username)}>
          <DeletionForm
            user={dialog.user}
            onDone={() => {
              onDeleted(dialog.user.id);
              onClose();
            }}
          />
        </AdminDialog>
      );
  }
}
