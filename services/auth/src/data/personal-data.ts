import { daysBefore, impersonal, personal, type Declarations } from '@b1fuchs/kit';

const MAILS_KEPT_DAYS = 90;
const TOMBSTONES_KEPT_DAYS = 30;

/** What the owner of an account gets of it. All other fields are secrets or of no meaning without them. */
export const shownOfUser = {
  username: 1,
  email: 1,
  role: 1,
  isEmailVerified: 1,
  verifiedAt: 1,
  timeZone: 1,
  chosenTimeZone: 1,
  lastLoginDate: 1,
  'emailChange.address': 1,
  'emailChange.expiresAt': 1,
  formerEmails: 1,
  googleSubject: 1,
  mailRefusedAt: 1,
  wantsReminders: 1,
  wantsMarketing: 1,
  mailConsents: 1,
  deletionDueAt: 1,
  createdAt: 1,
} as const;

/** What this service keeps of users. The account goes last: while it is there, its erasure is taken up again after a crash. */
export const declarations: Declarations = {
  administrators: impersonal('ids of those who are administrators'),
  mails: personal('userId', {
    shown: { template: 1, status: 1, queuedAt: 1, sentAt: 1 },
    isOver: (now) => ({ status: { $in: ['sent', 'failed'] }, queuedAt: { $lt: daysBefore(now, MAILS_KEPT_DAYS) } }),
  }),
  settings: impersonal('what administrators have switched for everybody'),
  tombstones: impersonal('ids of erased accounts', {
    isOver: (now) => ({ erasedAt: { $lt: daysBefore(now, TOMBSTONES_KEPT_DAYS) }, outbox: { $size: 0 } }),
  }),
  users: personal('_id', { shown: shownOfUser }),
};
