import { supportStateSchema, type SupportAssignee } from '@b1fuchs/contracts';
import { z } from 'zod';
import { SearchField } from '../../../../components/search-field.js';
import { Field } from '../../../../components/ui/field.js';
import { Select } from '../../../../components/ui/select.js';
import type { InboxSearch } from '../model/inbox-search.js';
import { stateNames } from './state-badge.js';

const stateOf = (value: string): InboxSearch['state'] => supportStateSchema.or(z.literal('all')).catch('all').parse(value);

type Props = { search: InboxSearch; administrators: readonly SupportAssignee[]; ownId: string | undefined; onChange: (changes: Partial<InboxSearch>, replace?: boolean) => void };

/** Which messages are shown. */
export function InboxFilters({ search, administrators, ownId, onChange }: Props) {
  const isKnown = ['all', 'nobody', ownId].includes(search.assigned) || administrators.some(({ id }) => id === search.assigned);
  return (
    <div role="search" aria-label="Messages" className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_14rem_14rem]">
      <div className="sm:max-lg:col-span-2">
        {/* One step back leads to the list without a search, not through each pause in typing. */}
        <SearchField label="Search by name, email or text" settled={search.search} onSettle={(text) => onChange({ search: text }, search.search !== '')} />
      </div>
      <Field label="State">
        {(control) => (
          <Select {...control} value={search.state} onChange={(event) => onChange({ state: stateOf(event.target.value) })}>
            {supportStateSchema.options.map((state) => (
              <option key={state} value={state}>
                {stateNames[state]}
              </option>
            ))}
            <option value="all">All</option>
          </Select>
        )}
      </Field>
      <Field label="Assigned to">
        {(control) => (
          <Select {...control} value={search.assigned} onChange={(event) => onChange({ assigned: event.target.value })}>
            <option value="all">Anyone</option>
            {ownId !== undefined && <option value={ownId}>Me</option>}
            <option value="nobody">Nobody</option>
            {administrators
              .filter(({ id }) => id !== ownId)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            {!isKnown && <option value={search.assigned}>A former administrator</option>}
          </Select>
        )}
      </Field>
    </div>
  );
}
