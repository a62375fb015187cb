import type { AdminUserRow } from '@b1fuchs/contracts';
import { BadgeCheck, Crown } from 'lucide-react';
import { Badge } from '../../../../components/ui/badge.js';
import { dayOf, lastLoginOf } from '../../lib/dates.js';
import { listTexts as texts } from '../model/texts.js';

/** Name and address; administrators carry a crown. */
export function UserCell({ user }: { user: AdminUserRow }) {
  return (
    <div className="min-w-40 max-w-64">
      <p className="flex items-center gap-1.5 font-semibold">
        <span className="min-w-0 wrap-anywhere">{user.username}</span>
        {user.role === 'admin' && (
          <span role="img" aria-label={texts.admin} title={texts.admin} className="shrink-0 text-accent-text">
            <Crown className="size-4" aria-hidden />
          </span>
        )}
      </p>
      <p className="text-sm wrap-anywhere text-grey-4">{user.email}</p>
    </div>
  );
}

/** Membership, verification, and for those without a membership when the trial ends. */
export function StatusCell({ user }: { user: AdminUserRow }) {
  const { membershipActive, isEmailVerified, trialEndsAt } = user;
  return (
    <div className="flex flex-col items-start gap-1 text-sm">
      <span className="flex items-center gap-2">
        <Badge tone={membershipActive ? 'accent' : 'neutral'}>{membershipActive ? texts.premium : texts.free}</Badge>
        {isEmailVerified ? (
          <span className="flex items-center gap-1 text-green">
            <BadgeCheck className="size-4" aria-hidden />
            {texts.verified}
          </span>
        ) : (
          <span className="text-grey-4">{texts.unverified}</span>
        )}
      </span>
      {!membershipActive && trialEndsAt !== null && <span className="whitespace-nowrap text-grey-4">{trialText(trialEndsAt)}</span>}
    </div>
  );
}

const trialText = (endsAt: string): string => (new Date(endsAt).getTime() < Date.now() ? texts.trialEnded : texts.trialEnds)(dayOf(endsAt));

/** How far somebody has come. */
export function ProgressCell({ user: { progress, totalPoints, currentStreak } }: { user: AdminUserRow }) {
  return (
    <div className="min-w-36 text-sm">
      <div className="flex items-center gap-2">
        <div aria-hidden className="h-2 flex-1 overflow-hidden rounded-full bg-grey-2">
          <div className="h-full rounded-full bg-green" style={{ width: `${progress}%` }} />
        </div>
        <span className="tabular-nums">{texts.progress(progress)}</span>
      </div>
      <p className="mt-0.5 whitespace-nowrap text-grey-4 tabular-nums">{texts.practice(totalPoints, currentStreak)}</p>
    </div>
  );
}

/** When somebody was last here, and how often they have practised. */
export function LastLoginCell({ user: { lastLoginDate, totalSessions } }: { user: AdminUserRow }) {
  return (
    <div className="text-sm whitespace-nowrap">
      <p>{lastLoginOf(lastLoginDate)}</p>
      <p className="text-grey-4 tabular-nums">{texts.sessions(totalSessions)}</p>
    </div>
  );
}
