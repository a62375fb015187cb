import { z } from 'zod';
import { roleSchema } from '../http/accounts.js';
import { defineEvent } from './envelope.js';

export const userRegistered = defineEvent(
  'user-registered',
  1,
  z.object({ username: z.string(), email: z.string(), role: roleSchema, timeZone: z.string() }),
);
