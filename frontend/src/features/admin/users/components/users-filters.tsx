import { ADMIN_PAGE_SIZES } from '@b1fuchs/contracts';
import { SearchField } from '../../../../components/search-field.js';
import { Field } from '../../../../components/ui/field.js';
import { Select } from '../../../../components/ui/select.js';
import { listTexts as texts } from '../model/texts.js';
import type { UsersSearch } from '../model/users-search.js';

type Props = { search: UsersSearch; onChange: (changes: Partial<UsersSearch>, options?: { replace: boolean }) => void };

/** Which users are shown, in which order, and how many at once. */
export function UsersFilters({ search, onChange }: Props) {
  return (
    <div role="search" aria-label={texts.title} className="grid gap-3">
      {/* One step back leads to the list without a search, not through each pause in typing. */}
      <SearchField label={texts.search} settled={search.search} onSettle={(text) => onChange({ search: text }, { replace: search.search !== '' })} />
      <div className="grid grid-cols-2 gap-3 text-sm sm:grid-cols-3 lg:grid-cols-5">
        <Choice label={texts.role} value={search.role} names={texts.roles} onChange={(role) => onChange({ role })} />
        <Choice label={texts.status} value={search.status} names={texts.statuses} onChange={(status) => onChange({ status })} />
        <Choice label={texts.sort} value={search.sort} names={texts.sorts} onChange={(sort) => onChange({ sort })} />
        <Choice label={texts.order} value={search.order} names={texts.orders} onChange={(order) => onChange({ order })} />
        <Field label={texts.limit}>
          {(control) => (
            <Select
              {...control}
              value={search.limit}
              onChange={(event) => {
                const limit = ADMIN_PAGE_SIZES.find((size) => size === Number(event.target.value));
                if (limit !== undefined) onChange({ limit });
              }}
            >
              {ADMIN_PAGE_SIZES.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </div>
  );
}

type ChoiceProps<Value extends string> = { label: string; value: Value; names: Readonly<Record<Value, string>>; onChange: (value: Value) => void };

function Choice<Value extends string>({ label, value, names, onChange }: ChoiceProps<Value>) {
  const values = Object.keys(names) as Value[];
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => {
            const chosen = values.find((name) => name === event.target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {values.map((name) => (
            <option key={name} value={name}>
              {names[name]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
