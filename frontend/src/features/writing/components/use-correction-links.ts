import { useState } from 'react';
import { flushSync } from 'react-dom';
import { isFeedbackBeside } from '../../../lib/practice/wide-screen.js';

/** Ties each mark in the text to its correction in the list, both ways. Numbers are those of placeCorrections. */
export function useCorrectionLinks(baseId: string) {
  const [active, setActive] = useState<number | null>(null);
  const [peeked, setPeeked] = useState<number | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const markId = (number: number): string => `${baseId}-mark-${number}`;
  const cardId = (number: number): string => `${baseId}-correction-${number}`;

  return {
    /** The correction pointed at or focused, in the text or in the list. */
    active,
    setActive,
    /** The correction shown over the text on narrow screens, where the list is out of sight. */
    peeked,
    setPeeked,
    /** Whether the list shows all corrections or only the most important. */
    showsAll,
    setShowsAll,
    markId,
    cardId,
    /** From a mark: to its correction beside the text, or to a peek at it where it is not beside. */
    openCard(number: number): void {
      if (isFeedbackBeside()) {
        flushSync(() => setShowsAll(true));
        bringIntoView(cardId(number));
      } else {
        setActive(number);
        setPeeked(number);
      }
    },
    /** From a correction: to its mark in the text. */
    showMark: (number: number): void => bringIntoView(markId(number)),
  };
}

export type CorrectionLinks = ReturnType<typeof useCorrectionLinks>;

function bringIntoView(id: string): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}
