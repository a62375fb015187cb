import { mailConsentKindSchema } from '@b1fuchs/contracts';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { texts } from '../model/texts.js';
import { LoadedPreferences } from './loaded-preferences.js';
import { MailConsent } from './mail-consent.js';

/** Every kind of mail that one can do without, each off until the learner agrees. */
export function MailPreferencesCard() {
  return (
    <Card as="section" aria-labelledby="mail-preferences">
      <CardTitle id="mail-preferences">{texts.title}</CardTitle>
      <HelpText className="mt-2 text-grey-5">{texts.intro}</HelpText>
      <LoadedPreferences>
        {(preferences) =>
          mailConsentKindSchema.options.map((kind) => (
            <div key={kind} className="mt-4 border-t border-grey-2 pt-4">
              <h3 className="font-semibold">{texts.kinds[kind]}</h3>
              <MailConsent kind={kind} isOn={preferences[kind]} />
            </div>
          ))
        }
      </LoadedPreferences>
    </Card>
  );
}
