import { useId, useRef } from 'react';
import { Button } from '../ui/button.js';
import { Card } from '../ui/card.js';
import { classNames } from '../../lib/class-names.js';
import { directionOf, explanationLanguage } from '../../lib/practice/explanation-language.js';
import type { Consent } from '../../lib/practice/use-consent.js';
import { consentTexts } from './wording.js';
import { CONSENT_CHANGE_ID } from './consent-line.js';
import { ConsentWording } from './consent-wording.js';

/** Asks once, before anything is sent: both answers stand alike, and writing goes on without any. */
export function ConsentCard({ consent, className }: { consent: Consent; className?: string }) {
  const headingId = useId();
  const card = useRef<HTMLDivElement>(null);
  const language = explanationLanguage.use();
  // The card goes away with the answer: reading goes on where the answer can be changed, unless the learner writes meanwhile.
  function goOn(): void {
    const focused = document.activeElement;
    const isWaiting = focused === null || focused === document.body || card.current?.contains(focused) === true;
    if (isWaiting) document.getElementById(CONSENT_CHANGE_ID)?.focus({ preventScroll: true });
  }
  return (
    <Card as="section" ref={card} aria-labelledby={headingId} className={classNames('flex flex-col gap-3', className)}>
      <h2 id={headingId} className="text-lg font-semibold">
        {consentTexts.questions[consent.things]}
      </h2>
      <ConsentWording consent={consent} />
      <div lang={language} dir={directionOf(language)} className="mt-1 flex flex-wrap gap-2">
        <Button className="grow sm:grow-0" pending={consent.isPending} onClick={() => consent.agree(goOn)}>
          {consentTexts.agree[language]}
        </Button>
        <Button
          className="grow sm:grow-0"
          disabled={consent.isPending}
          onClick={() => {
            goOn();
            consent.postpone();
          }}
        >
          {consentTexts.notNow[language]}
        </Button>
      </div>
    </Card>
  );
}
