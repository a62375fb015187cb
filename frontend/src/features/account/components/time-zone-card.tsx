import { useState } from 'react';
import { Alert } from '../../../components/ui/alert.js';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { Field } from '../../../components/ui/field.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { Select } from '../../../components/ui/select.js';
import { userMessageOf } from '../../../lib/http-error.js';
import { browserTimeZone } from '../../../lib/time-zone.js';
import { useChooseTimeZone } from '../api/account.js';
import { texts } from '../model/texts.js';

const AUTOMATIC = '';
const zones = Intl.supportedValuesOf('timeZone');

/** By which clock the learner's days are counted. */
export function TimeZoneCard({ chosen }: { chosen: string | null }) {
  const choose = useChooseTimeZone();
  const [zone, setZone] = useState(chosen ?? AUTOMATIC);
  return (
    <Card as="section" aria-labelledby="account-time-zone">
      <CardTitle id="account-time-zone">{texts.timeZone.title}</CardTitle>
      <HelpText className="mt-2 mb-4 text-grey-5">{texts.timeZone.text}</HelpText>
      <Field label={texts.timeZone.label}>
        {(control) => (
          <Select
            {...control}
            value={zone}
            onChange={({ target: { value } }) => {
              const before = zone;
              setZone(value);
              choose.mutate(value === AUTOMATIC ? null : value, { onError: () => setZone(before) });
            }}
          >
            <option value={AUTOMATIC}>{texts.timeZone.automatic(browserTimeZone().timeZone)}</option>
            {zone !== AUTOMATIC && !zones.includes(zone) && <option value={zone}>{zone}</option>}
            {zones.map((name) => (
              <option key={name} value={name}>
                {name.replaceAll('_', ' ')}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <HelpText role="status" className="mt-2 text-sm text-grey-5 empty:sr-only">
        {choose.isSuccess && texts.timeZone.saved}
      </HelpText>
      {choose.error && (
        <Alert tone="red" title={texts.failed} className="mt-3">
          {userMessageOf(choose.error)}
        </Alert>
      )}
    </Card>
  );
}
