import { useState } from 'react';
import { Button } from '../ui/button.js';
import { Dialog, DialogActions, DialogClose } from '../ui/dialog.js';
import { classNames } from '../../lib/class-names.js';
import { explanationLanguage } from '../../lib/practice/explanation-language.js';
import type { Consent } from '../../lib/practice/use-consent.js';
import { consentTexts } from './wording.js';
import { ConsentWording } from './consent-wording.js';

export const CONSENT_CHANGE_ID = 'consent-change';
const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' });

/** Says under the sheet whether texts and recordings go out, and leads to where that can be changed. */
export function ConsentLine({ consent, className }: { consent: Consent; className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const language = explanationLanguage.use();
  const { recipient, givenAt, isPending } = consent;
  const things = consentTexts.things[consent.things];
  const close = (): void => setIsOpen(false);
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-2 text-sm text-grey-4', className)}>
      <p role="status">{(givenAt === null ? consentTexts.notSent : consentTexts.sent)(things, recipient)}</p>
      <button
        type="button"
        id={CONSENT_CHANGE_ID}
        aria-label={consentTexts.changeLabel(things)}
        className="min-h-6 font-semibold text-accent-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
        onClick={() => {
          consent.startAnew();
          setIsOpen(true);
        }}
      >
        {consentTexts.change}
      </button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={givenAt === null ? consentTexts.questions[consent.things] : consentTexts.given}>
        <div lang="de" className="mt-4 flex flex-col gap-3">
          {givenAt !== null && <p className="text-sm text-grey-4">{consentTexts.givenOn(day.format(new Date(givenAt)))}</p>}
          <ConsentWording consent={consent} />
        </div>
        <DialogActions>
          <DialogClose asChild>
            <Button variant="quiet">{consentTexts.close}</Button>
          </DialogClose>
          {givenAt === null ? (
            <Button lang={language} pending={isPending} onClick={() => consent.agree(close)}>
              {consentTexts.agree[language]}
            </Button>
          ) : (
            <Button lang={language} pending={isPending} onClick={() => consent.withdraw(close)}>
              {consentTexts.withdraw[language]}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </div>
  );
}
