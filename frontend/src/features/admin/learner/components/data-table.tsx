import type { ReactNode } from 'react';

type Props = { caption: string; columns: readonly string[]; children: ReactNode };

/** A table with its rows; narrower screens move it sideways, by keyboard too. */
export function DataTable({ caption, columns, children }: Props) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="-mx-2 overflow-x-auto">
      <table className="w-full min-w-lg border-collapse text-left text-sm">
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

/** What a row is about. */
export function RowHeader({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className="px-2 py-2.5 align-top font-semibold">
      {children}
    </th>
  );
}

export function Cell({ children }: { children: ReactNode }) {
  return <td className="px-2 py-2.5 align-top">{children}</td>;
}
