import { Card, CardTitle } from '../../../../components/ui/card.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { daysUntil, momentOf } from '../../model/days.js';
import { manageTexts as texts } from '../../model/manage-texts.js';
import { Facts } from './facts.js';

/** The free trial, while it runs. */
export function TrialCard({ endsAt, now }: { endsAt: string; now: Date }) {
  return (
    <Card as="section" aria-labelledby="membership-trial">
      <CardTitle id="membership-trial">{texts.trial.title}</CardTitle>
      <Facts
        facts={[
          [texts.trial.ends, momentOf(endsAt)],
          [texts.current.left, texts.remaining(daysUntil(endsAt, now))],
        ]}
      />
    </Card>
  );
}

/** Access that an administrator has given for a time. */
export function PremiumCard({ endsAt, reason, now }: { endsAt: string | null; reason: string | null; now: Date }) {
  return (
    <Card as="section" aria-labelledby="membership-premium">
      <CardTitle id="membership-premium">{texts.premium.title}</CardTitle>
      <Facts
        facts={[
          ...(endsAt === null
            ? []
            : ([
                [texts.premium.ends, momentOf(endsAt)],
                [texts.current.left, texts.remaining(daysUntil(endsAt, now))],
              ] as const)),
          ...(reason === null ? [] : ([[texts.premium.reason, reason]] as const)),
        ]}
      />
    </Card>
  );
}

/** A membership that an administrator has switched on. */
export function ManualCard() {
  return (
    <Card as="section" aria-labelledby="membership-manual">
      <CardTitle id="membership-manual">{texts.manual.title}</CardTitle>
      <HelpText className="mt-2 text-grey-5">{texts.manual.text}</HelpText>
    </Card>
  );
}
