import type { LearnerHead, LearnerMembership } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Crown, MailWarning } from 'lucide-react';
import { useRef } from 'react';
import { Badge } from '../../../../components/ui/badge.js';
import { Card } from '../../../../components/ui/card.js';
import type { Tone } from '../../../../components/ui/tones.js';
import { dayOf, lastLoginOf } from '../../lib/dates.js';
import { membershipQuery } from '../api/learner-queries.js';
import { accessOf } from '../model/access.js';
import { accessTexts, headTexts as texts } from '../model/texts.js';
import { Facts } from './facts.js';
import { HeadActions } from './head-actions.js';

const tones: Record<LearnerHead['status'], Tone> = { active: 'green', trial: 'blue', expired: 'amber', none: 'neutral' };

/** Who it is, what they may use until when and why, and what can be done with the account. */
export function Head({ learner }: { learner: LearnerHead }) {
  const { id, username, email, role, status, isEmailVerified, createdAt, lastLoginDate } = learner;
  const { data, error } = useQuery(membershipQuery(id));
  const name = useRef<HTMLHeadingElement>(null);
  return (
    <Card className="flex flex-col gap-5">
      <div className="min-w-0">
        <h1 ref={name} tabIndex={-1} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl font-semibold break-words">
          {username}
          {role === 'admin' && (
            <Badge tone="accent" icon={<Crown aria-hidden />}>
              {texts.admin}
            </Badge>
          )}
        </h1>
        <p className="break-words text-grey-5">{email}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
          {isEmailVerified ? (
            <Badge tone="green" icon={<CircleCheck aria-hidden />}>
              {texts.verified}
            </Badge>
          ) : (
            <Badge tone="amber" icon={<MailWarning aria-hidden />}>
              {texts.unverified}
            </Badge>
          )}
        </p>
      </div>
      <Facts
        facts={[
          [texts.access, <Access key="access" membership={data} isUnknown={error !== null} />],
          [texts.since, dayOf(createdAt)],
          [texts.lastLogin, lastLoginOf(lastLoginDate)],
        ]}
      />
      <HeadActions user={learner} focusAfter={name} />
    </Card>
  );
}

function Access({ membership, isUnknown }: { membership: LearnerMembership | undefined; isUnknown: boolean }) {
  if (membership === undefined) return isUnknown ? accessTexts.unknown : accessTexts.loading;
  const { until, reasons } = accessOf(membership);
  return (
    <>
      {until}
      {reasons !== '' && <span className="block text-sm font-normal text-grey-5">{reasons}</span>}
    </>
  );
}
