import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { actionName, detailsText } from '../../activity/action-texts.js';
import { momentOf } from '../../lib/dates.js';
import { activityQuery } from '../api/learner-queries.js';
import { logTexts as texts } from '../model/texts.js';
import { Cell, DataTable, RowHeader } from './data-table.js';
import { Pager } from './pager.js';
import { Part } from './part.js';

/** What was done with the account, and by whom; the last first. */
export function LogPart({ userId }: { userId: string }) {
  const [page, setPage] = useState(1);
  const query = useQuery(activityQuery(userId, page));
  const { columns } = texts;
  return (
    <Part texts={texts} query={query}>
      {({ entries, total, pages }) =>
        total === 0 ? (
          <p className="text-grey-5">{texts.none}</p>
        ) : (
          <>
            <DataTable caption={texts.caption} columns={[columns.action, columns.details, columns.time]}>
              {entries.map(({ id, action, details, timestamp }) => (
                <tr key={id}>
                  <RowHeader>{actionName(action)}</RowHeader>
                  <Cell>{detailsText(details)}</Cell>
                  <Cell isShort>
                    <time dateTime={timestamp}>{momentOf(timestamp)}</time>
                  </Cell>
                </tr>
              ))}
            </DataTable>
            <Pager label={texts.caption} page={page} pages={pages} total={total} shown={entries.length} onTurn={setPage} />
          </>
        )
      }
    </Part>
  );
}
