import type { CurrentUser, SubscriptionStatus } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Banner } from '../../../components/ui/banner.js';
import { LinkButton } from '../../../components/ui/button.js';
import { paths } from '../../../lib/paths.js';
import { createStoredChoice } from '../../../lib/stored-choice.js';
import { subscriptionQuery } from '../api/subscription-query.js';
import { germanDayOf } from '../model/days.js';
import { homeTexts as texts } from '../model/home-texts.js';
import { bannerOf, type BannerKind } from '../model/banner.js';

/** The banner of the last visit stands at once, so that the page does not move when the answer comes. It says nothing of a person. */
const lastBanner = createStoredChoice<BannerKind>({ key: 'home-banner', choices: ['none', 'trial', 'over'], defaultChoice: () => 'none' });

/** The way to a membership, for those who have none. Administrators need none. */
export function HomeBanner({ user }: { user: CurrentUser }) {
  const { data: status } = useQuery({ ...subscriptionQuery, enabled: user.role !== 'admin' });
  const known = lastBanner.use();
  const kind = user.role === 'admin' ? 'none' : status === undefined ? known : bannerOf(status);
  useEffect(() => {
    if (status !== undefined) lastBanner.set(bannerOf(status));
  }, [status]);
  if (kind === 'none') return null;
  const { title, action } = texts[kind];
  return (
    <Banner
      title={title}
      titleLang="en"
      className="mt-6"
      action={
        <LinkButton to={paths.subscribe} lang="en" variant={kind === 'over' ? 'primary' : 'secondary'}>
          {action}
        </LinkButton>
      }
    >
      {textOf(kind, status)}
    </Banner>
  );
}

const textOf = (kind: 'trial' | 'over', status: SubscriptionStatus | undefined): string => {
  if (kind === 'over') return texts.over.text;
  return status?.trialEndsAt == null ? texts.trial.unknown : texts.trial.text(germanDayOf(status.trialEndsAt));
};
