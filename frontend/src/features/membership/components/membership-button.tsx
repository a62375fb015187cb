import { useQuery } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { LinkButton } from '../../../components/ui/button.js';
import { paths } from '../../../lib/paths.js';
import { subscriptionQuery } from '../api/subscription-query.js';
import { homeTexts as texts } from '../model/home-texts.js';

/** Leads from home to the membership. */
export function MembershipButton() {
  const hasPremium = useQuery(subscriptionQuery).data?.hasAdminPremium === true;
  return (
    <LinkButton to={paths.membership} icon={<Crown aria-hidden />} {...(hasPremium ? { lang: 'en' } : {})}>
      {hasPremium ? texts.premiumButton : texts.button}
    </LinkButton>
  );
}
