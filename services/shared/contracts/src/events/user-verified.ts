import { z } from 'zod';
import { defineEvent } from './envelope.js';

export const userVerified = defineEvent('user-verified', 1, z.object({ verifiedAt: z.iso.datetime() }));
