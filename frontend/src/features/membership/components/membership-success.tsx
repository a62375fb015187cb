import type { VerifyCheckoutResponse } from '@b1fuchs/contracts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Fox } from '../../../components/fox/fox.js';
import { LinkButton } from '../../../components/ui/button.js';
import { Card } from '../../../components/ui/card.js';
import { paths } from '../../../lib/paths.js';
import { toast } from '../../../lib/toast-store.js';
import { outcomeTexts as texts } from '../model/checkout-texts.js';
import { PaymentOutcome } from './payment-outcome.js';
import { PurchaseDetails } from './purchase-details.js';

/** So much of the session's id is shown (spec 1, section 9). */
const SHOWN_CHARACTERS = 20;

/** Confirms a payment, with what support asks for. */
export function MembershipSuccess() {
  const sessionId = useSearchParams()[0].get('session_id');
  return (
    <div lang="en" className="mx-auto flex w-full max-w-form flex-1 flex-col justify-center">
      <PaymentOutcome sessionId={sessionId}>{(purchase) => <Confirmed transactionId={(sessionId ?? '').slice(0, SHOWN_CHARACTERS)} purchase={purchase} />}</PaymentOutcome>
    </div>
  );
}

type ConfirmedProps = { transactionId: string; purchase: VerifyCheckoutResponse['purchase'] };

function Confirmed({ transactionId, purchase }: ConfirmedProps) {
  useEffect(() => toast({ title: texts.toast.title, description: texts.toast.text, tone: 'success', lang: 'en' }), []);
  return (
    <Card className="flex flex-col items-center text-center">
      <Fox state="celebrating" size={160} />
      <h1 className="mt-4 text-2xl font-semibold">{texts.confirmed}</h1>
      <p className="mt-2 text-grey-5">
        {texts.transaction}: <code className="break-all">{transactionId}</code>
      </p>
      {purchase !== undefined && <PurchaseDetails purchase={purchase} />}
      <div className="mt-6 flex w-full flex-col gap-3">
        <LinkButton to={paths.membership} variant="primary">
          {texts.membership}
        </LinkButton>
        <LinkButton to={paths.home}>{texts.dashboard}</LinkButton>
      </div>
    </Card>
  );
}
