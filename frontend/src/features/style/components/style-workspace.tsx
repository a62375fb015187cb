import { useRef } from 'react';
import { useFocusOnArrival } from '../../../lib/practice/use-focus-on-arrival.js';
import type { Refined, StyleDesk } from '../model/use-style-desk.js';
import { changeCount } from '../wording.js';
import { RefinementCard } from './refinement-card.js';
import { RefinementSkeleton } from './refinement-skeleton.js';
import { StyleIntroduction } from './style-introduction.js';
import { StyleSheet } from './style-sheet.js';

/** The sheet to write on, and beside it (on phones below it) what became of the text. */
export function StyleWorkspace({ desk }: { desk: StyleDesk }) {
  const { result, isRefining, text } = desk;
  const sheet = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival({ arrival: result, from: sheet, to: heading });

  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-x-8">
      <StyleSheet ref={sheet} desk={desk} />
      <div className="min-w-0">
        <p role="status" className="sr-only">
          {isRefining ? 'Stil wird optimiert...' : result !== null && announcement(result)}
        </p>
        {isRefining && <RefinementSkeleton />}
        {!isRefining && result !== null && <RefinementCard headingRef={heading} refined={result} isOutdated={text !== result.text} />}
        {!isRefining && result === null && <StyleIntroduction style={desk.style} />}
      </div>
    </div>
  );
}

const announcement = ({ refinement }: Refined): string => `Ihr Text ist fertig. ${changeCount(refinement.changes.length)}.`;
