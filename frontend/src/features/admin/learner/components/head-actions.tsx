import type { AdminUserRow } from '@b1fuchs/contracts';
import { Crown, KeyRound, Pencil, Trash2, UserCheck, UserX } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../components/ui/button.js';
import { paths } from '../../../../lib/paths.js';
import { useSession } from '../../../../lib/session.js';
import { UserDialogs, type OpenDialog } from '../../users/components/dialogs/user-dialogs.js';
import { actionTexts as texts } from '../../users/model/texts.js';
import { useToggleMembership } from '../../users/model/use-toggle-membership.js';
import { headTexts } from '../model/texts.js';

type Props = { user: AdminUserRow; /** Takes the focus where what opened a dialog has gone. */ focusAfter: RefObject<HTMLElement | null> };

/** What the list offers for a user, in words; what nobody does to themselves is left out with a reason. */
export function HeadActions({ user, focusAfter }: Props) {
  const ownId = useSession().data?.id;
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { togglingId, toggle } = useToggleMembership();
  const isOwn = user.id === ownId;
  const open = (kind: 'edit' | 'password' | 'grant' | 'delete') => (): void => setDialog({ kind, user });
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Pencil aria-hidden />} onClick={open('edit')}>
          {texts.edit}
        </Button>
        <Button size="sm" icon={<Crown aria-hidden />} onClick={open('grant')}>
          {texts.grant}
        </Button>
        <Button size="sm" icon={user.membershipActive ? <UserX aria-hidden /> : <UserCheck aria-hidden />} pending={togglingId === user.id} onClick={() => toggle(user)}>
          {user.membershipActive ? texts.deactivate : texts.activate}
        </Button>
        {!isOwn && (
          <>
            <Button size="sm" icon={<KeyRound aria-hidden />} onClick={open('password')}>
              {texts.password}
            </Button>
            <Button size="sm" variant="danger" icon={<Trash2 aria-hidden />} className="lg:ml-4" onClick={open('delete')}>
              {texts.delete}
            </Button>
          </>
        )}
      </div>
      {isOwn && <p className="text-sm text-grey-4">{headTexts.own}</p>}
      <UserDialogs dialog={dialog} ownId={ownId} focusAfter={focusAfter} onClose={() => setDialog(null)} onDeleted={() => void navigate(paths.admin)} />
    </div>
  );
}
