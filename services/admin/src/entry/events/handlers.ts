import { membershipChanged, progressUpdated, securityRecorded, trialStarted, userLoggedIn, userRegistered, userUpdated, userVerified } from '@b1fuchs/contracts';
import { onEvent, type EventHandler } from '@b1fuchs/kit';
import { keepActivity, type ActivityParts } from '../../domain/activity/keep-activity.js';
import { keepAccount, keepLogin, keepMembership, keepProgress, keepRegistration, keepTrial, keepVerification, type ViewParts } from '../../domain/users/keep-user-view.js';

export const createHandlers = (parts: ActivityParts & ViewParts): EventHandler[] => [
  onEvent(securityRecorded, (event) => keepActivity(parts, event)),
  onEvent(userRegistered, (event) => keepRegistration(parts, event, new Date())),
  onEvent(userUpdated, (event) => keepAccount(parts, event, new Date())),
  onEvent(userVerified, (event) => keepVerification(parts, event, new Date())),
  onEvent(userLoggedIn, (event) => keepLogin(parts, event, new Date())),
  onEvent(trialStarted, (event) => keepTrial(parts, event, new Date())),
  onEvent(membershipChanged, (event) => keepMembership(parts, event, new Date())),
  onEvent(progressUpdated, (event) => keepProgress(parts, event, new Date())),
];
