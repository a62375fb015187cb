import type { Account } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { accountQuery } from '../api/personal-data.js';
import { loadTexts } from '../model/personal-data-texts.js';

/** A card about the account; what stands in it comes once the account is known. */
export function AccountCard({ title, children }: { title: string; children: (account: Account) => ReactNode }) {
  const id = useId();
  const { data, isFetching, refetch } = useQuery(accountQuery);
  return (
    <Card as="section" aria-labelledby={id}>
      <CardTitle id={id}>{title}</CardTitle>
      {data ? (
        children(data)
      ) : isFetching ? (
        <SkeletonGroup label={loadTexts.loading} className="mt-3 animate-appear-late">
          <Skeleton className="h-18" />
        </SkeletonGroup>
      ) : (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <HelpText className="text-grey-5">{loadTexts.failed}</HelpText>
          <Button size="sm" onClick={() => void refetch()}>
            {loadTexts.tryAgain}
          </Button>
        </div>
      )}
    </Card>
  );
}
