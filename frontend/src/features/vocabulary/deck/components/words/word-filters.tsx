import { difficultyLevelSchema } from '@b1fuchs/contracts';
import { useId } from 'react';
import { SearchField } from '../../../../../components/search-field.js';
import { Select } from '../../../../../components/ui/select.js';
import type { WordFilter } from '../../model/word-filter.js';
import { addWordsTexts as texts } from '../../wording.js';

type Props = { filter: WordFilter; topics: readonly string[]; onChange: (change: Partial<WordFilter>) => void };

/** Which words are looked at. A topic of the address stands in the list before its fellows have come. */
export function WordFilters({ filter, topics, onChange }: Props) {
  const id = useId();
  const offered = filter.topic === '' || topics.includes(filter.topic) ? topics : [filter.topic, ...topics];
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-[1fr_15rem_10rem]">
      <div className="col-span-2 md:col-span-1">
        <SearchField label={texts.search} placeholder={texts.searchIn} settled={filter.search} onSettle={(search) => onChange({ search })} />
      </div>
      <div>
        <label htmlFor={`${id}-topic`} className="sr-only">
          {texts.topic}
        </label>
        <Select id={`${id}-topic`} value={filter.topic} onChange={(event) => onChange({ topic: event.target.value })}>
          <option value="">{texts.allTopics}</option>
          {offered.map((topic) => (
            <option key={topic}>{topic}</option>
          ))}
        </Select>
      </div>
      <div>
        <label htmlFor={`${id}-level`} className="sr-only">
          {texts.level}
        </label>
        <Select id={`${id}-level`} value={filter.level ?? ''} onChange={(event) => onChange({ level: difficultyLevelSchema.safeParse(event.target.value).data })}>
          <option value="">{texts.allLevels}</option>
          {difficultyLevelSchema.options.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </Select>
      </div>
    </div>
  );
}
