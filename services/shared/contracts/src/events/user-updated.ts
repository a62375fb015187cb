import { z } from 'zod';
import { roleSchema } from '../http/accounts.js';
import { defineEvent } from './envelope.js';

/** What others may keep of an account has changed; all of it, as it is now. */
export const userUpdated = defineEvent('user-updated', 1, z.object({
  username: z.string(),
  email: z.string(),
  role: roleSchema,
  /** Missing in events of earlier versions. */
  isEmailVerified: z.boolean().optional(),
}));
