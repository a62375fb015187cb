import type { MailPreferences } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { mailPreferencesQuery } from '../api/mail-preferences.js';
import { texts } from '../model/texts.js';

/** What is shown of the preferences, once they are there. */
export function LoadedPreferences({ children }: { children: (preferences: MailPreferences) => ReactNode }) {
  const { data, isFetching, refetch } = useQuery(mailPreferencesQuery);
  if (data) return children(data);
  if (isFetching) {
    return (
      <SkeletonGroup label={texts.loading} className="mt-3 animate-appear-late">
        <Skeleton className="h-18" />
      </SkeletonGroup>
    );
  }
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <HelpText className="text-grey-5">{texts.failedToLoad}</HelpText>
      <Button size="sm" onClick={() => void refetch()}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}
