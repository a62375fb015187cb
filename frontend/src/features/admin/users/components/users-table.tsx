import type { AdminUserRow } from '@b1fuchs/contracts';
import { createColumnHelper, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo, type Ref } from 'react';
import { classNames } from '../../../../lib/class-names.js';
import { dayOf } from '../../lib/dates.js';
import { listTexts as texts } from '../model/texts.js';
import type { Selection } from '../model/use-selection.js';
import { RowActions, type UserDialog } from './row-actions.js';
import { SelectBox } from './select-box.js';
import { LastLoginCell, ProgressCell, StatusCell, UserCell } from './user-cells.js';

const features = tableFeatures({ rowSelectionFeature });
const helper = createColumnHelper<typeof features, AdminUserRow>();

const ACTIONS = 'actions';
/** Where the table scrolls, as far as the screen has room for it. */
const staysInSight = 'md:sticky md:right-0';

type Doing = { ownId: string | undefined; togglingId: string | undefined; onToggle: (user: AdminUserRow) => void; onOpen: (dialog: UserDialog, user: AdminUserRow) => void };
type Props = Doing & { users: AdminUserRow[]; selection: Selection; /** The page before is shown until the new one is there. */ isStale: boolean; place: Ref<HTMLDivElement> };

const columnsFor = ({ ownId, togglingId, onToggle, onOpen }: Doing) =>
  helper.columns([
    helper.display({
      id: 'select',
      header: ({ table }) => (
        <SelectBox label={texts.selectAll} isChecked={table.getIsAllRowsSelected()} isMixed={table.getIsSomeRowsSelected()} onClick={() => table.toggleAllRowsSelected()} />
      ),
      cell: ({ row }) => <SelectBox label={texts.select(row.original.username)} isChecked={row.getIsSelected()} onClick={row.getToggleSelectedHandler()} />,
    }),
    helper.accessor('username', { header: texts.columns.user, cell: ({ row }) => <UserCell user={row.original} /> }),
    helper.accessor('membershipActive', { header: texts.columns.status, cell: ({ row }) => <StatusCell user={row.original} /> }),
    helper.accessor('progress', { header: texts.columns.progress, cell: ({ row }) => <ProgressCell user={row.original} /> }),
    helper.accessor('lastLoginDate', { header: texts.columns.lastLogin, cell: ({ row }) => <LastLoginCell user={row.original} /> }),
    helper.accessor('createdAt', { header: texts.columns.joined, cell: ({ getValue }) => <span className="text-sm whitespace-nowrap">{dayOf(getValue())}</span> }),
    helper.display({
      id: ACTIONS,
      header: texts.columns.actions,
      cell: ({ row: { original: user } }) => (
        <RowActions user={user} isOwn={user.id === ownId} isToggling={user.id === togglingId} onToggle={() => onToggle(user)} onOpen={(dialog) => onOpen(dialog, user)} />
      ),
    }),
  ]);

/** One page of users. It scrolls by itself where the screen is narrow. @param props.place takes the focus when a row has gone */
export function UsersTable({ users, selection, isStale, place, ownId, togglingId, onToggle, onOpen }: Props) {
  const columns = useMemo(() => columnsFor({ ownId, togglingId, onToggle, onOpen }), [ownId, togglingId, onToggle, onOpen]);
  const table = useTable({ features, columns, data: users, getRowId: ({ id }) => id, state: { rowSelection: selection.rows }, onRowSelectionChange: selection.change });
  return (
    <div ref={place} role="region" aria-label={texts.title} aria-busy={isStale} tabIndex={0} className="overflow-x-auto rounded-card border border-grey-2 bg-sheet">
      <table className={classNames('w-full border-collapse text-left', isStale && 'opacity-60')}>
        <caption className="sr-only">{texts.title}</caption>
        <thead className="bg-grey-1 text-sm text-grey-5">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col" className={classNames('px-3 py-2 font-semibold whitespace-nowrap first:pl-4', header.id === ACTIONS && staysInSight, 'bg-grey-1')}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody className="divide-y divide-grey-2">
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className={classNames('align-top', row.getIsSelected() ? 'bg-accent-soft' : 'bg-sheet')}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id} className={classNames('px-3 py-3 first:pl-4', cell.column.id === ACTIONS && staysInSight, 'bg-inherit')}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
