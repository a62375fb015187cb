import { Card, CardTitle } from '../../../components/ui/card.js';
import { texts } from '../model/texts.js';
import { LoadedPreferences } from './loaded-preferences.js';
import { MailConsent } from './mail-consent.js';

/** Offers a mail in the evening before a streak ends. Off until the learner agrees. */
export function ReminderCard() {
  return (
    <Card as="section" aria-labelledby="reminder">
      <CardTitle id="reminder">{texts.kinds.reminders}</CardTitle>
      <LoadedPreferences>{({ reminders }) => <MailConsent kind="reminders" isOn={reminders} />}</LoadedPreferences>
    </Card>
  );
}
