import { classNames } from '../../lib/class-names.js';
import type { TableData } from './table-data.js';

/** The values of a chart. Not visible, it is still read out. */
export function DataTable({ data: { caption, columns, rows }, isVisible }: { data: TableData; isVisible: boolean }) {
  const visible = isVisible ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {};
  return (
    <div {...visible} className={isVisible ? 'max-h-96 overflow-auto rounded-control border border-grey-2' : 'sr-only'}>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={classNames('sticky top-0 bg-grey-1 px-3 py-2 font-semibold whitespace-nowrap text-grey-5', index > 0 && 'text-right')}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name = '', ...values] }) => (
            <tr key={key} className="border-t border-grey-2">
              <th scope="row" className="px-3 py-2 font-normal whitespace-nowrap">
                {name}
              </th>
              {values.map((value, index) => (
                <td key={columns[index + 1]} className="px-3 py-2 text-right tabular-nums">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
