import type { ReactNode } from 'react';
import { classNames } from '../../../../lib/class-names.js';

type Props = { caption: string; columns: readonly string[]; /** More columns than a narrow card has room for. */ isWide?: boolean; children: ReactNode };

/** A table with its rows; narrower screens move it sideways, by keyboard too. */
export function DataTable({ caption, columns, isWide = false, children }: Props) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="-mx-2 overflow-x-auto">
      <table className={classNames('w-full border-collapse text-left text-sm', isWide ? 'min-w-3xl' : 'min-w-lg')}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-grey-2 text-grey-5">
            {columns.map((column) => (
              <th key={column} scope="col" className="px-2 py-2 font-semibold whitespace-nowrap">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-grey-2">{children}</tbody>
      </table>
    </div>
  );
}

type CellProps = { /** Its words stay in one line, such as a date. */ isShort?: boolean; children: ReactNode };

/** What a row is about. */
export function RowHeader({ isShort = false, children }: CellProps) {
  return (
    <th scope="row" className={classNames('px-2 py-2.5 align-top font-semibold', isShort && 'whitespace-nowrap')}>
      {children}
    </th>
  );
}

export function Cell({ isShort = false, children }: CellProps) {
  return <td className={classNames('px-2 py-2.5 align-top', isShort && 'whitespace-nowrap')}>{children}</td>;
}
