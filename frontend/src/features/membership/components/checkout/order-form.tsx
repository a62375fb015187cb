import { WITHDRAWAL_CONSENT, type Plan, type SubscriptionStatus } from '@b1fuchs/contracts';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { Alert } from '../../../../components/ui/alert.js';
import { Button } from '../../../../components/ui/button.js';
import { DialogActions, DialogClose } from '../../../../components/ui/dialog.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { paths } from '../../../../lib/paths.js';
import { checkoutFailure, type CheckoutPlace } from '../../model/checkout-failure.js';
import { orderTexts as texts } from '../../model/checkout-texts.js';
import { dayOf } from '../../model/days.js';
import { nextPeriod } from '../../model/next-period.js';
import { moneyIn } from '../../model/prices.js';

type Props = { plan: Plan; place: CheckoutPlace; status: SubscriptionStatus | null; isPending: boolean; error: unknown; onPay: () => void };

/** What is bought, from when until when, and the box that has to be ticked first. */
export function OrderForm({ plan, place, status, isPending, error, onPay }: Props) {
  const consentId = useId();
  const [hasConsented, setHasConsented] = useState(false);
  const [now] = useState(() => new Date());
  const { from, until, waitsFor } = nextPeriod(plan, status, now);
  const failure = error === null ? null : checkoutFailure(error, place);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (hasConsented) onPay();
  }
  return (
    <form className="mt-4 flex flex-col gap-4" onSubmit={submit}>
      <dl className="divide-y divide-grey-2 border-y border-grey-2">
        <Row name={texts.plan}>{plan.name}</Row>
        <Row name={texts.price}>
          <span className="font-semibold">{moneyIn('en', plan.amountCents)}</span> <span className="text-sm text-grey-4">({texts.vat})</span>
        </Row>
        <Row name={texts.access}>{texts.period(dayOf(from), dayOf(until))}</Row>
      </dl>
      {waitsFor !== null && <HelpText className="text-grey-5">{texts.waits[waitsFor]}</HelpText>}
      {status?.hasManualMembership === true && <Alert tone="blue">{texts.noEnd}</Alert>}
      <HelpText className="text-grey-5">{texts.once}</HelpText>
      <div lang="de" className="flex items-start gap-3 text-sm">
        <input
          id={consentId}
          type="checkbox"
          checked={hasConsented}
          className="mt-0.5 size-5 shrink-0 accent-accent-text"
          onChange={(event) => setHasConsented(event.target.checked)}
        />
        <div>
          <label htmlFor={consentId} className="cursor-pointer text-grey-5">
            {WITHDRAWAL_CONSENT.text}
          </label>
          {/* In a tab of its own: the order stays open. */}
          <a
            href={paths.terms}
            target="_blank"
            rel="noreferrer"
            className="mt-1 inline-flex min-h-11 items-center text-accent-text underline underline-offset-4 sm:min-h-6"
          >
            {texts.terms}
          </a>
        </div>
      </div>
      {failure !== null && (
        <Alert tone="red" title={failure.title}>
          {failure.text}
        </Alert>
      )}
      {isPending && (
        <HelpText role="status" className="text-center text-grey-5">
          {texts.settingUp}
        </HelpText>
      )}
      <DialogActions>
        <DialogClose asChild>
          <Button variant="quiet">{texts.cancel}</Button>
        </DialogClose>
        <Button type="submit" lang="de" variant="primary" pending={isPending} disabled={!hasConsented}>
          {texts.pay}
        </Button>
      </DialogActions>
    </form>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <dt className="text-grey-4">{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
