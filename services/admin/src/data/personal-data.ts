import { olderThan, personal, type Declarations } from '@b1fuchs/kit';

/** What this service keeps of users. Messages of visitors who were not signed in have nobody's id: they are nobody's to hand out, and go in time. */
export const declarations: Declarations = {
  support_messages: personal('userId', { shown: { outbox: 0, repeatKey: 0 }, isOver: olderThan(2 * 365, 'createdAt') }),
  activity_logs: personal('userId', { isOver: olderThan(365, 'at') }),
};
