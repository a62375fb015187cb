import type { Plan } from '@b1fuchs/contracts';
import { Star } from 'lucide-react';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { classNames } from '../../../lib/class-names.js';
import { subscribeTexts as texts } from '../model/checkout-texts.js';
import { moneyIn, monthlyPriceOf, savingOf } from '../model/prices.js';

type Props = { plan: Plan; isPopular?: boolean; onChoose: (plan: Plan) => void };

/** A plan with its price. The popular one has the screen's main action. */
export function PlanCard({ plan, isPopular = false, onChoose }: Props) {
  const saving = savingOf(plan);
  return (
    <Card as="li" className={classNames('flex flex-col', isPopular && 'ring-1 ring-accent max-sm:order-first')}>
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <CardTitle>{plan.name}</CardTitle>
        {isPopular && (
          <Badge tone="accent" icon={<Star aria-hidden />}>
            {texts.popular}
          </Badge>
        )}
      </div>
      <p className="mt-3 text-3xl font-semibold tabular-nums">{moneyIn('en', plan.amountCents)}</p>
      <p className="text-sm text-grey-4">{texts.oneTime}</p>
      <div className="mt-3 mb-5">
        {saving !== null && (
          <>
            <p className="text-grey-5">{texts.perMonth(monthlyPriceOf(plan))}</p>
            <p className="font-semibold text-green">{texts.saves(saving.euros, saving.percent)}</p>
          </>
        )}
      </div>
      <Button variant={isPopular ? 'primary' : 'secondary'} className="mt-auto w-full" onClick={() => onChoose(plan)}>
        {texts.choose(plan.name)}
      </Button>
    </Card>
  );
}
