import type { AvailableWord } from '@b1fuchs/contracts';
import { Check } from 'lucide-react';
import { memo, useId } from 'react';
import { Badge } from '../../../../../components/ui/badge.js';
import { classNames } from '../../../../../lib/class-names.js';
import { addWordsTexts } from '../../wording.js';
import { Meaning } from '../meaning.js';

type Props = { word: AvailableWord; isSelected: boolean; onToggle: (id: string) => void };

/** One word of the list. A click anywhere on it selects it; one that is in the deck already stays as it is. */
export const WordCard = memo(function WordCard({ word, isSelected, onToggle }: Props) {
  const id = useId();
  const { germanWord, englishTranslation, persianTranslation, exampleSentence, topic, level, isAdded } = word;
  return (
    <label
      className={classNames(
        'flex h-full gap-3 rounded-card border p-4 transition-colors duration-150',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isAdded ? 'border-grey-2 bg-grey-1 text-grey-4' : 'cursor-pointer',
        !isAdded && (isSelected ? 'border-accent-text bg-accent-soft' : 'border-grey-3 bg-sheet hover:bg-grey-1'),
      )}
    >
      <input
        type="checkbox"
        checked={isAdded || isSelected}
        disabled={isAdded}
        aria-labelledby={`${id}-word`}
        aria-describedby={`${id}-meaning${isAdded ? ` ${id}-added` : ''}`}
        className="mt-1.5 size-4 shrink-0 accent-accent-text outline-none"
        onChange={() => onToggle(word.id)}
      />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex flex-wrap items-start justify-between gap-x-3">
          <span id={`${id}-word`} className="min-w-0 text-lg font-semibold break-words">
            {germanWord}
          </span>
          {isAdded ? (
            <Badge tone="green" icon={<Check aria-hidden />}>
              <span id={`${id}-added`}>{addWordsTexts.added}</span>
            </Badge>
          ) : (
            <span className="mt-1 text-sm">{level}</span>
          )}
        </span>
        <span id={`${id}-meaning`}>
          <Meaning text={englishTranslation} language="english" />
          <Meaning text={persianTranslation} language="persian" />
        </span>
        <span className="mt-2 text-sm">{exampleSentence}</span>
        <span className="mt-auto pt-2 text-sm">{topic}</span>
      </span>
    </label>
  );
});
