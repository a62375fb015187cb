import { activityRecorded, mailPreferencesChanged } from '@b1fuchs/contracts';
import { onEvent, type EventHandler } from '@b1fuchs/kit';
import { recordActivity } from '../../domain/record-activity.js';
import { noteWish, type ReminderParts } from '../../domain/reminders/remind-learners.js';

export const createHandlers = ({ records, reminders }: ReminderParts): EventHandler[] => [
  onEvent(activityRecorded, (event) => recordActivity(records, event, new Date())),
  onEvent(mailPreferencesChanged, (event) => noteWish(reminders, event)),
];
