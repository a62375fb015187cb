import { activityRecorded, mailPreferencesChanged, userDeleted } from '@b1fuchs/contracts';
import { onEvent, type EventHandler } from '@b1fuchs/kit';
import { eraseLearner } from '../../domain/erase-learner.js';
import { recordActivity } from '../../domain/record-activity.js';
import { noteWish, type ReminderParts } from '../../domain/reminders/remind-learners.js';

export const createHandlers = (parts: ReminderParts): EventHandler[] => [
  onEvent(activityRecorded, (event) => recordActivity(parts.records, event, new Date())),
  onEvent(mailPreferencesChanged, (event) => noteWish(parts, event)),
  onEvent(userDeleted, (event) => eraseLearner(parts, event.userId)),
];
