import { activityRecorded, userDeleted } from '@b1fuchs/contracts';
import { onEvent, type EventHandler } from '@b1fuchs/kit';
import { recordActivity, type ProgressRecords } from '../../domain/record-activity.js';

export const createHandlers = (records: ProgressRecords): EventHandler[] => [
  onEvent(activityRecorded, (event) => recordActivity(records, event, new Date())),
  onEvent(userDeleted, (event) => records.erase(event.userId)),
];
