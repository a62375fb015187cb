import { useRef } from 'react';
import { ConsentCard } from '../../../components/consent/consent-card.js';
import { ConsentLine } from '../../../components/consent/consent-line.js';
import type { Consent } from '../../../lib/practice/use-consent.js';
import { useFocusOnArrival } from '../../../lib/practice/use-focus-on-arrival.js';
import { classNames } from '../../../lib/class-names.js';
import type { StyleDesk } from '../model/use-style-desk.js';
import { RefinementCard } from './refinement-card.js';
import { RefinementSkeleton } from './refinement-skeleton.js';
import { StyleIntroduction } from './style-introduction.js';
import { StyleSheet } from './style-sheet.js';

/** The sheet to write on, and beside it (on phones below it) what became of the text. */
export function StyleWorkspace({ desk, consent }: { desk: StyleDesk; consent: Consent | null }) {
  const { result, isRefining, text } = desk;
  const sheet = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival({ arrival: result, from: sheet, to: heading });
  const asksForConsent = consent?.isAsked === true && result === null && !isRefining;

  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-x-8">
      <div className={classNames('flex min-w-0 flex-col gap-3 self-start', !asksForConsent && 'lg:sticky lg:top-6')}>
        {asksForConsent && <ConsentCard consent={consent} />}
        <StyleSheet ref={sheet} desk={desk} />
        {consent !== null && <ConsentLine consent={consent} />}
      </div>
      <div className="min-w-0">
        {isRefining && <RefinementSkeleton />}
        {!isRefining && result !== null && <RefinementCard headingRef={heading} refined={result} isOutdated={text !== result.text} />}
        {!isRefining && result === null && <StyleIntroduction style={desk.style} />}
      </div>
    </div>
  );
}
