import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { EmptyState } from '../../../components/ui/empty-state.js';
import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { accountQuery } from '../api/account.js';
import { texts } from '../model/texts.js';
import { DataDownloadCard } from './data-download-card.js';
import { DeleteAccountCard } from './delete-account-card.js';
import { EmailCard } from './email-card.js';
import { GoogleCard } from './google-card.js';
import { PasswordCard } from './password-card.js';
import { SessionsCard } from './sessions-card.js';
import { TimeZoneCard } from './time-zone-card.js';
import { TwoFactorCard } from './two-factor-card.js';

/** Everything that somebody can see and change of their account. `mail` is what they want to be mailed. */
export function AccountScreen({ mail }: { mail: ReactNode }) {
  const { data, isFetching, refetch } = useQuery(accountQuery);
  if (!data) {
    if (!isFetching) return <EmptyState title={texts.failedToLoad} action={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>} />;
    return (
      <SkeletonGroup label={texts.loading} className="grid animate-appear-late gap-6 lg:grid-cols-2">
        {['email', 'two-factor', 'sessions', 'time-zone'].map((card) => (
          <Skeleton key={card} className="h-48" />
        ))}
      </SkeletonGroup>
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="flex flex-col gap-6">
        <EmailCard account={data} />
        <PasswordCard username={data.username} hasPassword={data.hasPassword} hasTwoFactor={data.twoFactor.isOn} />
        <GoogleCard account={data} />
        <TwoFactorCard account={data} />
      </div>
      <div className="flex flex-col gap-6">
        <SessionsCard />
        {mail}
        <TimeZoneCard chosen={data.chosenTimeZone} />
        <DataDownloadCard account={data} />
        <DeleteAccountCard account={data} />
      </div>
    </div>
  );
}
