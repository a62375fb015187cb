import { plans, type Plan } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Alert } from '../../../components/ui/alert.js';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { TextLink } from '../../../components/ui/text-link.js';
import { paths } from '../../../lib/paths.js';
import { subscriptionQuery } from '../api/subscription-query.js';
import { subscribeTexts as texts } from '../model/checkout-texts.js';
import { CheckoutDialog } from './checkout/checkout-dialog.js';
import { PlanCard } from './plan-card.js';

/** The two plans, and what they open. */
export function SubscribeScreen() {
  const status = useQuery(subscriptionQuery).data ?? null;
  const [chosen, setChosen] = useState<Plan | null>(null);
  const close = useCallback(() => setChosen(null), []);
  const wasCanceled = useSearchParams()[0].get('canceled') === '1';
  return (
    <div lang="en" className="mx-auto w-full max-w-180">
      <h1 className="text-2xl font-semibold sm:text-3xl">{texts.title}</h1>
      <HelpText className="mt-2 text-grey-5">{texts.lead}</HelpText>
      {wasCanceled && (
        <Alert tone="blue" className="mt-4">
          {texts.canceled}
        </Alert>
      )}
      <ul className="mt-6 grid gap-6 sm:grid-cols-2">
        <PlanCard plan={plans.monthly} onChoose={setChosen} />
        <PlanCard plan={plans.quarterly} isPopular onChoose={setChosen} />
      </ul>
      <Card as="section" aria-labelledby="premium" className="mt-6">
        <CardTitle id="premium">{texts.includes}</CardTitle>
        <ul className="mt-3 grid gap-2 sm:grid-cols-2">
          {texts.benefits.map((benefit) => (
            <li key={benefit} className="flex items-center gap-2">
              <Check className="size-5 shrink-0 text-green" aria-hidden />
              {benefit}
            </li>
          ))}
        </ul>
      </Card>
      <TextLink to={paths.membership} className="mt-4">
        {texts.manage}
      </TextLink>
      {chosen !== null && <CheckoutDialog plan={chosen} place="subscribe" status={status} onClose={close} />}
    </div>
  );
}
