import type { ActivityLog } from '@b1fuchs/contracts';
import { classNames } from '../../../lib/class-names.js';
import { momentOf } from '../lib/dates.js';
import { actionName, detailsText } from './action-texts.js';

type Props = { caption: string; entries: readonly ActivityLog[]; isStale?: boolean };

/** What was done, of whom, and when: the latest first. */
export function ActivityTable({ caption, entries, isStale = false }: Props) {
  return (
    <div role="region" aria-label={caption} aria-busy={isStale} tabIndex={0} className="overflow-x-auto rounded-card border border-grey-2 bg-sheet">
      <table className={classNames('w-full border-collapse text-left', isStale && 'opacity-60')}>
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-grey-1 text-sm text-grey-5">
          <tr className="*:px-4 *:py-2 *:font-semibold">
            <th scope="col">User</th>
            <th scope="col">Action</th>
            <th scope="col">Details</th>
            <th scope="col">Time</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-grey-2">
          {entries.map(({ id, username, action, details, timestamp }) => (
            <tr key={id} className="align-top *:px-4 *:py-2.5">
              <td className="min-w-32 font-semibold wrap-anywhere">{username === '' ? <span className="font-normal text-grey-4">Deleted user</span> : username}</td>
              <td className="min-w-40">{actionName(action)}</td>
              <td className="min-w-56 text-sm wrap-anywhere text-grey-5">{detailsText(details)}</td>
              <td className="text-sm whitespace-nowrap text-grey-5">
                <time dateTime={timestamp}>{momentOf(timestamp)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
