import type { VerifyCheckoutResponse } from '@b1fuchs/contracts';
import { useSearchParams } from 'react-router-dom';
import { Fox } from '../../../components/fox/fox.js';
import { LinkButton } from '../../../components/ui/button.js';
import { Card } from '../../../components/ui/card.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { paths } from '../../../lib/paths.js';
import { outcomeTexts as texts } from '../model/checkout-texts.js';
import { PaymentOutcome } from './payment-outcome.js';
import { PurchaseDetails } from './purchase-details.js';

/** Where the payment provider sends the browser back to. */
export function SubscriptionSuccess() {
  const sessionId = useSearchParams()[0].get('session_id');
  return (
    <div lang="en" className="mx-auto flex w-full max-w-form flex-1 flex-col justify-center">
      <PaymentOutcome sessionId={sessionId}>{(purchase) => <Welcome purchase={purchase} />}</PaymentOutcome>
    </div>
  );
}

function Welcome({ purchase }: { purchase: VerifyCheckoutResponse['purchase'] }) {
  return (
    <Card className="flex flex-col items-center text-center">
      <Fox state="celebrating" size={160} />
      <h1 className="mt-4 text-2xl font-semibold">{texts.welcome}</h1>
      <HelpText role="status" className="mt-2 text-grey-5">
        {texts.thanks}
      </HelpText>
      {purchase !== undefined && <PurchaseDetails purchase={purchase} />}
      <div className="mt-6 flex w-full flex-col gap-3">
        <LinkButton to={paths.learning} variant="primary">
          {texts.start}
        </LinkButton>
        <LinkButton to={paths.home}>{texts.dashboard}</LinkButton>
      </div>
    </Card>
  );
}
