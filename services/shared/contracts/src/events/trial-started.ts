import { z } from 'zod';
import { defineEvent } from './envelope.js';

export const trialStarted = defineEvent(
  'trial-started',
  1,
  z.object({ trialStartsAt: z.iso.datetime(), trialEndsAt: z.iso.datetime() }),
);
