import { hashSync, verifySync } from '@node-rs/argon2';

/** argon2id with OWASP's figures: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What password.ts has done in threads of its own. */
export const hash = (password: string): string => hashSync(password, OPTIONS);
export const verify = ({ passwordHash, password }: { passwordHash: string; password: string }): boolean => verifySync(passwordHash, password);
