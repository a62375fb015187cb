import { impersonal, olderThan, personal, type Declarations } from '@b1fuchs/kit';

/** The copy of what other services own; keys and counters of its own are of no meaning outside. */
const shownOfUser = {
  username: 1,
  email: 1,
  role: 1,
  isEmailVerified: 1,
  createdAt: 1,
  lastLoginDate: 1,
  trialEndsAt: 1,
  membershipActive: 1,
  exercisesCompleted: 1,
  totalPoints: 1,
  currentStreak: 1,
  lastSessionDate: 1,
  totalSessions: 1,
  sessionMinutes: 1,
} as const;

/** Until then one can look up what a bulk action has done; that it was done stands in the trail. */
const BULK_KEPT_DAYS = 90;

/** A message with the answers to it; which administrators were at work is not the sender's to know. */
const shownOfMessage = { name: 1, email: 1, message: 1, source: 1, createdAt: 1, state: 1, 'answers.text': 1, 'answers.at': 1 } as const;

/** What this service keeps of users. Messages of visitors who were not signed in have nobody's id: they are nobody's to hand out, and go in time. */
export const declarations: Declarations = {
  bulk_jobs: impersonal('what administrators had done to many users, without who began it once they are erased', { isOver: olderThan(BULK_KEPT_DAYS, 'createdAt') }),
  bulk_job_items: personal('userId', { shown: { action: 1, outcome: 1, reason: 1, createdAt: 1 }, keptWithout: ['userId', 'reason'], isOver: olderThan(BULK_KEPT_DAYS, 'createdAt') }),
  support_messages: personal('userId', { shown: shownOfMessage, isOver: olderThan(2 * 365, 'createdAt') }),
  activity_logs: personal('userId', { shown: { action: 1, at: 1, details: 1 }, isOver: olderThan(365, 'at') }),
  activity_chain: impersonal('hashes of what was done, and when'),
  settings: impersonal('what administrators have switched for everybody'),
  daily_figures: impersonal('how many did what on a day'),
  user_view: personal('_id', { shown: shownOfUser }),
};
