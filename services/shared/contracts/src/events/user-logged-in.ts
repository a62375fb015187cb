import { z } from 'zod';
import { defineEvent } from './envelope.js';

export const userLoggedIn = defineEvent('user-logged-in', 1, z.object({ timeZone: z.string() }));
