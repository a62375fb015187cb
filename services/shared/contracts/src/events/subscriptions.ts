import type { ServiceName } from '../identity.js';
import { activityRecorded } from './activity-recorded.js';
import { mailPreferencesChanged } from './mail-preferences-changed.js';
import { mailRequested } from './mail-requested.js';
import { membershipChanged } from './membership-changed.js';
import { progressUpdated } from './progress-updated.js';
import { securityRecorded } from './security-recorded.js';
import { settingsChanged } from './settings-changed.js';
import { trialStarted } from './trial-started.js';
import { userDeleted } from './user-deleted.js';
import { userLoggedIn } from './user-logged-in.js';
import { userRegistered } from './user-registered.js';
import { userUpdated } from './user-updated.js';
import { userVerified } from './user-verified.js';

/**
 * Which service consumes which events. Every service declares all of these queues when it connects,
 * so an event published before its consumer has ever started still waits for it.
 */
export const subscriptions = {
  auth: [mailRequested, settingsChanged, trialStarted],
  billing: [userVerified, userDeleted],
  'practice-ai': [userDeleted],
  vocabulary: [userDeleted],
  progress: [activityRecorded, mailPreferencesChanged, userDeleted],
  admin: [securityRecorded, userRegistered, userUpdated, userVerified, userLoggedIn, trialStarted, membershipChanged, progressUpdated, userDeleted],
  report: [userDeleted],
} as const satisfies Partial<Record<ServiceName, readonly { name: string }[]>>;

export type ConsumingService = keyof typeof subscriptions;
