import type { SupportRow } from '@b1fuchs/contracts';
import { Link } from 'react-router-dom';
import { classNames } from '../../../../lib/class-names.js';
import { paths } from '../../../../lib/paths.js';
import { momentOf } from '../../lib/dates.js';
import { StateBadge } from './state-badge.js';

/** Messages, the newest first; each leads to its own page. */
export function InboxTable({ messages, isStale }: { messages: readonly SupportRow[]; isStale: boolean }) {
  return (
    <div role="region" aria-label="Messages" aria-busy={isStale} tabIndex={0} className="overflow-x-auto rounded-card border border-grey-2 bg-sheet">
      <table className={classNames('w-full border-collapse text-left', isStale && 'opacity-60')}>
        <caption className="sr-only">Messages to support</caption>
        <thead className="bg-grey-1 text-sm text-grey-5">
          <tr className="*:px-4 *:py-2 *:font-semibold">
            <th scope="col">From</th>
            <th scope="col">Message</th>
            <th scope="col">State</th>
            <th scope="col">Assigned to</th>
            <th scope="col">Received</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-grey-2">
          {messages.map(({ id, name, email, excerpt, state, assignedTo, createdAt }) => (
            <tr key={id} className="align-top *:px-4 *:py-2.5">
              <th scope="row" className="min-w-44 font-normal wrap-anywhere">
                <bdi className="font-semibold">{name}</bdi>
                <span className="block text-sm text-grey-5">{email}</span>
              </th>
              <td className="min-w-64 wrap-anywhere">
                <Link to={`${paths.adminSupport}/${id}`} dir="auto" className="inline-block rounded-control py-0.5 text-accent-text hover:underline">
                  {excerpt}
                </Link>
              </td>
              <td>
                <StateBadge state={state} />
              </td>
              <td className="min-w-28 text-sm wrap-anywhere text-grey-5">{assignedTo === null ? '–' : assignedTo.name === '' ? 'A former administrator' : assignedTo.name}</td>
              <td className="text-sm whitespace-nowrap text-grey-5">
                <time dateTime={createdAt}>{momentOf(createdAt)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
