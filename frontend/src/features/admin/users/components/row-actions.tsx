import type { AdminUserRow } from '@b1fuchs/contracts';
import { Crown, Eye, KeyRound, Pencil, Trash2, UserCheck, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '../../../../components/ui/spinner.js';
import { classNames } from '../../../../lib/class-names.js';
import { toast } from '../../../../lib/toast-store.js';
import { actionTexts as texts } from '../model/texts.js';

export type UserDialog = 'edit' | 'password' | 'grant' | 'delete';
type Props = { user: AdminUserRow; /** The administrator's own row. */ isOwn: boolean; isToggling: boolean; onToggle: () => void; onOpen: (dialog: UserDialog) => void };

/** What can be done with one user; the dangerous one stands last and apart. */
export function RowActions({ user, isOwn, isToggling, onToggle, onOpen }: Props) {
  const of = (label: string): { label: string; name: string } => ({ label, name: `${label}: ${user.username}` });
  return (
    <div className="flex items-center">
      <RowAction {...of(user.membershipActive ? texts.deactivate : texts.activate)} onClick={onToggle} isPending={isToggling}>
        {user.membershipActive ? <UserX aria-hidden /> : <UserCheck aria-hidden />}
      </RowAction>
      <RowAction {...of(texts.view)} onClick={() => onOpen('edit')}>
        <Eye aria-hidden />
      </RowAction>
      <RowAction {...of(texts.edit)} onClick={() => onOpen('edit')}>
        <Pencil aria-hidden />
      </RowAction>
      <RowAction {...of(texts.password)} onClick={() => onOpen('password')} {...(isOwn ? { refusal: texts.ownPassword } : {})}>
        <KeyRound aria-hidden />
      </RowAction>
      <RowAction {...of(texts.grant)} onClick={() => onOpen('grant')}>
        <Crown aria-hidden />
      </RowAction>
      <RowAction {...of(texts.delete)} onClick={() => onOpen('delete')} className="ml-2 text-red!" {...(isOwn ? { refusal: texts.ownDeletion } : {})}>
        <Trash2 aria-hidden />
      </RowAction>
    </div>
  );
}

type ActionProps = {
  /** What it does, as its tooltip. */
  label: string;
  /** The same with whom it concerns, for those who do not see the row. */
  name: string;
  /** Why it can't be done. The button keeps the focus, so that it can be read, and says so when pressed. */
  refusal?: string;
  isPending?: boolean;
  className?: string;
  onClick: () => void;
  children: ReactNode;
};

function RowAction({ label, name, refusal, isPending = false, className, onClick, children }: ActionProps) {
  const press = (): void => {
    if (refusal !== undefined) toast({ title: label, description: refusal, lang: 'en' });
    else if (!isPending) onClick();
  };
  return (
    <button
      type="button"
      aria-label={refusal === undefined ? name : `${name}. ${refusal}`}
      title={refusal === undefined ? label : `${label}: ${refusal}`}
      aria-disabled={refusal !== undefined || undefined}
      aria-busy={isPending || undefined}
      onClick={press}
      className={classNames(
        'inline-flex size-9 shrink-0 items-center justify-center rounded-control text-grey-4 transition-colors duration-150 pointer-coarse:size-11 [&_svg]:size-4.5',
        refusal === undefined ? 'hover:bg-grey-1 hover:text-ink' : 'cursor-not-allowed opacity-40',
        className,
      )}
    >
      {isPending ? <Spinner decorative /> : children}
    </button>
  );
}
