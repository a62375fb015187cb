import type { SubscriptionStatus } from '@b1fuchs/contracts';
import { Banner } from '../../../components/ui/banner.js';
import { LinkButton } from '../../../components/ui/button.js';
import { paths } from '../../../lib/paths.js';
import { germanDayOf } from '../model/days.js';
import { homeTexts as texts } from '../model/home-texts.js';
import type { BannerKind } from '../model/banner.js';

type Props = { kind: BannerKind; /** Undefined while it is not known. */ status: SubscriptionStatus | undefined };

/** The way to a membership, for those who have none. */
export function HomeBanner({ kind, status }: Props) {
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
