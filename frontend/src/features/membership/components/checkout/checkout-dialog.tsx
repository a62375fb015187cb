import type { Plan, SubscriptionStatus } from '@b1fuchs/contracts';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../../../components/ui/dialog.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { Spinner } from '../../../../components/ui/spinner.js';
import { buttonClasses } from '../../../../components/ui/button.js';
import { useCheckout } from '../../api/use-checkout.js';
import type { CheckoutPlace } from '../../model/checkout-failure.js';
import { orderTexts as texts } from '../../model/checkout-texts.js';
import { OrderForm } from './order-form.js';

/** The browser leaves for the payment page after this long (spec 1, section 9). */
const REDIRECT_MS = 500;

type Props = {
  plan: Plan;
  place: CheckoutPlace;
  /** Null where it is not known. */
  status: SubscriptionStatus | null;
  onClose: () => void;
};

/** What is bought, the buyer's consent, and the way to the payment provider. */
export function CheckoutDialog({ plan, place, status, onClose }: Props) {
  const { start, reset, isPending, error, url } = useCheckout(place);
  useRedirect(url);
  useReturn(onClose);
  function close(): void {
    reset();
    onClose();
  }
  return (
    <Dialog open onOpenChange={close} title={texts.title} closeLabel="Close" lang="en">
      {url === null ? (
        <OrderForm plan={plan} place={place} status={status} isPending={isPending} error={error} onPay={() => start(plan.type)} />
      ) : (
        <Leaving url={url} />
      )}
    </Dialog>
  );
}

/** Takes the focus, for the button that was pressed is gone. */
function Leaving({ url }: { url: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="mt-6 flex flex-col items-center gap-3 text-center outline-none">
      <Spinner decorative className="text-2xl text-accent-text" />
      <HelpText role="status" className="font-semibold">
        {texts.settingUp}
      </HelpText>
      <HelpText className="text-grey-5">{texts.redirect}</HelpText>
      <a href={url} className={buttonClasses('primary')}>
        {texts.fallback}
      </a>
    </div>
  );
}

function useRedirect(url: string | null): void {
  useEffect(() => {
    if (url === null) return;
    const timer = window.setTimeout(() => window.location.assign(url), REDIRECT_MS);
    return () => window.clearTimeout(timer);
  }, [url]);
}

/** Who comes back from the payment page by the browser's button finds the page as it was left: the dialog would wait for ever. */
function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const notice = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) onReturn();
    };
    window.addEventListener('pageshow', notice);
    return () => window.removeEventListener('pageshow', notice);
  }, [onReturn]);
}
