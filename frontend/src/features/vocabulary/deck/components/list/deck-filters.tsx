import { BOXES } from '@b1fuchs/contracts';
import { useId } from 'react';
import { SearchField } from '../../../../../components/search-field.js';
import { ChoiceRow } from '../../../../../components/ui/choice-row.js';
import { Select } from '../../../../../components/ui/select.js';
import type { DeckSearch } from '../../model/deck-search.js';
import { deckTexts as texts } from '../../wording.js';

const shows = (['active', 'archived', 'leeches'] as const).map((value) => ({ value, content: texts.shows[value] }));
const boxes = Array.from({ length: BOXES }, (_, index) => index + 1);

/** Which cards are looked at. */
export function DeckFilters({ search, onChange }: { search: DeckSearch; onChange: (change: Partial<DeckSearch>) => void }) {
  const id = useId();
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_10rem] lg:grid-cols-[1fr_10rem_auto]">
      <SearchField label={texts.search} settled={search.search} onSettle={(text) => onChange({ search: text })} />
      <div>
        <label htmlFor={id} className="sr-only">
          {texts.box}
        </label>
        <Select id={id} value={search.box ?? ''} onChange={(event) => onChange({ box: event.target.value === '' ? null : Number(event.target.value) })}>
          <option value="">{texts.allBoxes}</option>
          {boxes.map((box) => (
            <option key={box} value={box}>
              {texts.box} {box}
            </option>
          ))}
        </Select>
      </div>
      <ChoiceRow
        legend={texts.show}
        choices={shows}
        value={search.show}
        onChange={(show) => onChange({ show })}
        className="p-0.5 sm:col-span-2 sm:justify-self-start lg:col-span-1"
        itemClassName="min-h-9 flex-1 justify-center px-3 whitespace-nowrap has-checked:font-semibold pointer-coarse:min-h-11"
      />
    </div>
  );
}
