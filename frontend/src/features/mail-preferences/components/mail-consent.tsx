import { MARKETING_CONSENT, REMINDER_CONSENT, type MailConsentKind } from '@b1fuchs/contracts';
import { useId, useState } from 'react';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { Switch } from '../../../components/ui/switch.js';
import { userMessageOf } from '../../../lib/http-error.js';
import { useMailPreferences } from '../api/mail-preferences.js';
import { texts } from '../model/texts.js';

const wordings: Record<MailConsentKind, string> = { reminders: REMINDER_CONSENT, marketing: MARKETING_CONSENT };

/** One kind of mail: what is agreed to, word for word, and the switch. */
export function MailConsent({ kind, isOn }: { kind: MailConsentKind; isOn: boolean }) {
  const id = useId();
  const { mutate, isPending, variables, error } = useMailPreferences();
  const [hasSaved, setHasSaved] = useState(false);
  const wanted = variables?.[kind] ?? isOn;
  const save = (agreed: boolean): void => {
    if (isPending) return;
    setHasSaved(false);
    mutate({ [kind]: agreed }, { onSuccess: () => setHasSaved(true) });
  };

  return (
    <>
      <div className="mt-3 flex items-start gap-4">
        <label htmlFor={id} className="min-w-0 flex-1 cursor-pointer text-grey-5">
          {wordings[kind]}
        </label>
        <Switch id={id} checked={isPending ? wanted : isOn} aria-busy={isPending || undefined} onCheckedChange={save} />
      </div>
      <div role="status" className="text-sm text-grey-5">
        {isPending && <HelpText className="mt-3 flex min-h-11 items-center">{texts.saving}</HelpText>}
        {hasSaved && !isPending && (
          <p className="mt-3 flex min-h-11 flex-wrap items-center gap-x-2">
            <HelpText as="span">{isOn ? texts.saved[kind].on : texts.saved[kind].off}</HelpText>
            <Button variant="quiet" size="sm" onClick={() => save(!isOn)}>
              {texts.undo}
            </Button>
          </p>
        )}
      </div>
      {error && (
        <Alert tone="red" title={texts.failedTitle} className="mt-3" action={<Button onClick={() => save(wanted)}>{texts.tryAgain}</Button>}>
          {userMessageOf(error)}
        </Alert>
      )}
    </>
  );
}
