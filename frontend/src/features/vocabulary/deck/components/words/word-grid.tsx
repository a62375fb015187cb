import type { AvailableWord } from '@b1fuchs/contracts';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addWordsTexts } from '../../wording.js';
import { useGridPlace } from './use-grid-place.js';
import { WordCard } from './word-card.js';

/** Space between cards, in px. */
const GAP = 16;
/** A row's height before it is measured, in px. */
const USUAL_ROW = 190;
/** Rows drawn beyond the window, so that Tab and a quick thumb find them. */
const OVERSCAN = 4;

type Props = {
  words: readonly AvailableWord[];
  /** How many there are with those still to be fetched. */
  total: number;
  selected: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** Called where the end comes near; null while there is nothing to fetch. */
  onNearEnd: (() => void) | null;
};

/** Thousands of cards, of which only those near the window are drawn. */
export function WordGrid({ words, total, selected, onToggle, onNearEnd }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const { top, columns } = useGridPlace(grid);
  const [focusedRow, setFocusedRow] = useState<number | null>(null);
  const rowCount = Math.ceil(words.length / columns);
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => USUAL_ROW,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
    // The row with the focus stays, however far one scrolls: otherwise the focus would be lost.
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      return focusedRow === null || focusedRow >= rowCount || rows.includes(focusedRow) ? rows : [...rows, focusedRow].sort((a, b) => a - b);
    },
  });
  const rows = virtualizer.getVirtualItems();
  const lastRow = rows.at(-1)?.index ?? 0;
  const isNearEnd = lastRow >= rowCount - OVERSCAN - 1;

  const fetchMore = useEffectEvent(() => onNearEnd?.());
  const canFetch = onNearEnd !== null;
  useEffect(() => {
    if (isNearEnd && canFetch) fetchMore();
  }, [isNearEnd, canFetch, words.length]);

  return (
    <div ref={grid} role="list" aria-label={addWordsTexts.title} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {rows.map(({ index, key, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          role="presentation"
          className="absolute inset-x-0 grid"
          style={{ transform: `translateY(${start - top}px)`, gap: GAP, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          onFocus={() => setFocusedRow(index)}
          onBlur={() => setFocusedRow(null)}
        >
          {words.slice(index * columns, (index + 1) * columns).map((word, place) => (
            <div key={word.id} role="listitem" aria-setsize={total} aria-posinset={index * columns + place + 1}>
              <WordCard word={word} isSelected={selected.has(word.id)} onToggle={onToggle} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
