import { REMINDER_CONSENT } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { Switch } from '../../../components/ui/switch.js';
import { userMessageOf } from '../../../lib/http-error.js';
import { mailPreferencesQuery, useMailPreferences } from '../api/mail-preferences.js';
import { texts } from '../model/texts.js';

/** Offers a mail in the evening before a streak ends. Off until the learner agrees. */
export function ReminderCard() {
  const { data, isFetching, refetch } = useQuery(mailPreferencesQuery);
  return (
    <Card as="section" aria-labelledby="reminder">
      <CardTitle id="reminder">{texts.title}</CardTitle>
      {data ? (
        <Consent isOn={data.reminders} />
      ) : isFetching ? (
        <SkeletonGroup label={texts.loading} className="mt-3 animate-appear-late">
          <Skeleton className="h-18" />
        </SkeletonGroup>
      ) : (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <HelpText className="text-grey-5">{texts.failedToLoad}</HelpText>
          <Button size="sm" onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Consent({ isOn }: { isOn: boolean }) {
  const id = useId();
  const { mutate, isPending, variables, error } = useMailPreferences();
  const [hasSaved, setHasSaved] = useState(false);
  const save = (reminders: boolean): void => {
    if (isPending) return;
    setHasSaved(false);
    mutate({ reminders }, { onSuccess: () => setHasSaved(true) });
  };

  return (
    <>
      <div className="mt-3 flex items-start gap-4">
        <label htmlFor={id} className="min-w-0 flex-1 cursor-pointer text-grey-5">
          {REMINDER_CONSENT}
        </label>
        <Switch id={id} checked={isPending ? variables.reminders : isOn} aria-busy={isPending || undefined} onCheckedChange={save} />
      </div>
      <div role="status" className="text-sm text-grey-5">
        {isPending && <HelpText className="mt-3 flex min-h-11 items-center">{texts.saving}</HelpText>}
        {hasSaved && !isPending && (
          <p className="mt-3 flex min-h-11 flex-wrap items-center gap-x-2">
            <HelpText as="span">{isOn ? texts.saved.on : texts.saved.off}</HelpText>
            <Button variant="quiet" size="sm" onClick={() => save(!isOn)}>
              {texts.undo}
            </Button>
          </p>
        )}
      </div>
      {error && (
        <Alert tone="red" title={texts.failedTitle} className="mt-3" action={<Button onClick={() => save(variables.reminders)}>{texts.tryAgain}</Button>}>
          {userMessageOf(error)}
        </Alert>
      )}
    </>
  );
}
