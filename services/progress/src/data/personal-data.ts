import { olderThan, personal, type Declarations } from '@b1fuchs/kit';

/** What this service keeps of learners. */
export const declarations: Declarations = {
  activities: personal('userId'),
  streaks: personal('userId'),
  totals: personal('_id'),
  user_achievements: personal('userId'),
  client_activities: personal('userId', { isOver: olderThan(365, 'receivedAt') }),
  reminders: personal('_id'),
};
