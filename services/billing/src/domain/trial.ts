import { TRIAL_DAYS } from '@b1fuchs/contracts';

const DAY_MS = 24 * 3_600_000;

export type Trial = { trialStartsAt: Date; trialEndsAt: Date };

/** The trial lasts exactly three times 24 hours from the verification of the address. */
export const trialFrom = (verifiedAt: Date): Trial => ({
  trialStartsAt: verifiedAt,
  trialEndsAt: new Date(verifiedAt.getTime() + TRIAL_DAYS * DAY_MS),
});
