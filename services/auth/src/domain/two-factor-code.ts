import { createHmac, randomInt } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';
import type { TokenSecrets } from './token-secrets.js';

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, thirty seconds. One step before and after is accepted, for clocks differ. */
const TOLERANCE_S = 30;
const ISSUER = 'B1 Fuchs';

const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const RECOVERY_LENGTH = 10;

/** @returns a new base32 secret of 160 bits and the address that an authenticator app reads from a QR code */
export function newAuthenticator(username: string): { secret: string; uri: string } {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: ISSUER, label: username, secret }) };
}

/**
 * @param lastStep the step of the code that was used last: a code works once
 * @returns the step of a right code, undefined for a wrong or used one
 */
export async function stepOf(secret: string, code: string, { lastStep, now }: { lastStep: number; now: Date }): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = await verify({ secret, token: code, epoch: Math.floor(now.getTime() / 1000), epochTolerance: TOLERANCE_S, ...(lastStep > 0 ? { afterTimeStep: lastStep } : {}) });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

/** Ten codes of 50 bits, each good for one sign-in without the app; written in two groups. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const code = Array.from({ length: RECOVERY_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });

/** What is stored of a recovery code; however it is typed, with or without its line, in any case. */
export const recoveryCodeHash = ([secret]: TokenSecrets, code: string): string => codeHash(secret, code);

/** What may be stored of a recovery code, as it was made with each secret. */
export const recoveryCodeHashes = (secrets: TokenSecrets, code: string): string[] => secrets.map((secret) => codeHash(secret, code));

const codeHash = (secret: string, code: string): string =>
  createHmac('sha256', secret).update(`recovery-code:${code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`).digest('base64url');
