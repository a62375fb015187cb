import { plans, type Plan, type SubscriptionStatus } from '@b1fuchs/contracts';
import { useCallback, useState } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { Card, CardTitle } from '../../../../components/ui/card.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { manageTexts } from '../../model/manage-texts.js';
import { moneyIn } from '../../model/prices.js';
import { CheckoutDialog } from '../checkout/checkout-dialog.js';

const texts = manageTexts.extend;

/** Both plans; the current one is only named (spec 1, section 2). */
export function ExtendCard({ status }: { status: SubscriptionStatus }) {
  const [chosen, setChosen] = useState<Plan | null>(null);
  const close = useCallback(() => setChosen(null), []);
  return (
    <Card as="section" aria-labelledby="membership-extend">
      <CardTitle id="membership-extend">{texts.title}</CardTitle>
      <HelpText className="mt-2 text-grey-5">{texts.text}</HelpText>
      <ul className="mt-3 flex flex-col divide-y divide-grey-2">
        {Object.values(plans).map((plan) => (
          <li key={plan.type} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div>
              <p className="font-semibold">{plan.name}</p>
              <p className="text-grey-4">{moneyIn('en', plan.amountCents)}</p>
            </div>
            <Button disabled={plan.type === status.planType} className="max-sm:w-full" onClick={() => setChosen(plan)}>
              {plan.type === status.planType ? texts.current : texts.choose(plan.name)}
            </Button>
          </li>
        ))}
      </ul>
      {chosen !== null && <CheckoutDialog plan={chosen} place="manage" status={status} onClose={close} />}
    </Card>
  );
}
