import { TRIAL_DAYS } from '@b1fuchs/contracts';
import { paths } from '../../../lib/paths.js';

export type VerificationResult = { trialDays: number; alreadyVerified: boolean };

/** Reads ?trial_days (default 3) and ?already_verified of the verification-success page. */
export function readVerificationResult(query: URLSearchParams): VerificationResult {
  const days = query.get('trial_days') ?? '';
  return {
    trialDays: /^\d{1,3}$/.test(days) ? Number(days) : TRIAL_DAYS,
    alreadyVerified: query.get('already_verified') === 'true',
  };
}

/** The address of the verification-success page for a result. */
export function verificationResultPath({ trialDays, alreadyVerified }: VerificationResult): string {
  return `${paths.verificationSuccess}?trial_days=${trialDays}&already_verified=${String(alreadyVerified)}`;
}
