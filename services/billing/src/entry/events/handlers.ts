import { userVerified } from '@b1fuchs/contracts';
import { onEvent, type EventHandler } from '@b1fuchs/kit';
import { startTrial, type TrialParts } from '../../domain/start-trial.js';

export function createHandlers(parts: TrialParts): EventHandler[] {
  return [
    onEvent(userVerified, ({ userId, data }) =>
      startTrial(parts, { userId, verifiedAt: new Date(data.verifiedAt) }, new Date()),
    ),
  ];
}
