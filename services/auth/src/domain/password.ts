import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's figures: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords are normalised, so that the same characters typed on another keyboard match. */
const normalised = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(normalised(password), OPTIONS);

export const passwordMatches = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, normalised(password));

let decoy: Promise<string> | undefined;

/** Takes as long as a real comparison, so that an unknown account cannot be told by time. */
export async function compareWithDecoy(password: string): Promise<false> {
  decoy ??= hashPassword('no account has this password');
  await passwordMatches(await decoy, password);
  return false;
}
