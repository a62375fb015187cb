import type { RowSelectionState, Updater } from '@tanstack/react-table';
import { useState } from 'react';

export type Selection = { rows: RowSelectionState; ids: string[]; change: (update: Updater<RowSelectionState>) => void; clear: () => void; /** Takes one off who is not there any more. */ drop: (id: string) => void };

/**
 * The users chosen in the table, by id. Turning pages keeps them; they belong to what was searched for, so that nobody is changed
 * or deleted whom the list does not show any more.
 * @param kind names search and filters
 */
export function useSelection(kind: string): Selection {
  const [held, setHeld] = useState<{ kind: string; rows: RowSelectionState }>({ kind, rows: {} });
  const rowsOf = (state: typeof held): RowSelectionState => (state.kind === kind ? state.rows : {});
  const rows = rowsOf(held);
  return {
    rows,
    ids: Object.keys(rows).filter((id) => rows[id]),
    change: (update) => setHeld((now) => ({ kind, rows: typeof update === 'function' ? update(rowsOf(now)) : update })),
    clear: () => setHeld({ kind, rows: {} }),
    drop: (id) => setHeld((now) => ({ ...now, rows: Object.fromEntries(Object.entries(now.rows).filter(([other]) => other !== id)) })),
  };
}
