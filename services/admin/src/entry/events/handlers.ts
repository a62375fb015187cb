import { securityRecorded } from '@b1fuchs/contracts';
import { onEvent, type EventHandler } from '@b1fuchs/kit';
import { keepActivity, type ActivityParts } from '../../domain/keep-activity.js';

export const createHandlers = (parts: ActivityParts): EventHandler[] => [onEvent(securityRecorded, (event) => keepActivity(parts, event))];
