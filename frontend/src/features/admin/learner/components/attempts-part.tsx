import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentOf } from '../../lib/dates.js';
import { attemptsQuery } from '../api/learner-queries.js';
import { attemptTexts as texts } from '../model/texts.js';
import { Cell, DataTable, RowHeader } from './data-table.js';
import { Pager } from './pager.js';
import { Part } from './part.js';

/** Graded texts and talks by date, task and grade; what was written or said never comes here. */
export function AttemptsPart({ userId }: { userId: string }) {
  const [page, setPage] = useState(1);
  const query = useQuery(attemptsQuery(userId, page));
  const { columns } = texts;
  return (
    <Part texts={texts} query={query}>
      {({ attempts, total, pages }) => (
        <>
          <p className="mb-3 text-sm text-grey-5">{texts.note}</p>
          {total === 0 ? (
            <p className="text-grey-5">{texts.none}</p>
          ) : (
            <DataTable caption={texts.caption} columns={[columns.date, columns.part, columns.task, columns.grade]}>
              {attempts.map(({ id, createdAt, part, task, grade }) => (
                <tr key={id}>
                  <RowHeader isShort>
                    <time dateTime={createdAt}>{momentOf(createdAt)}</time>
                  </RowHeader>
                  <Cell>{texts.parts[part]}</Cell>
                  <Cell>{task === null ? texts.own : <span lang="de">{task}</span>}</Cell>
                  <Cell>{texts.grade(grade)}</Cell>
                </tr>
              ))}
            </DataTable>
          )}
          <Pager label={texts.caption} page={page} pages={pages} total={total} shown={attempts.length} onTurn={setPage} />
        </>
      )}
    </Part>
  );
}
