import { z } from 'zod';
import { defineEvent } from './envelope.js';

export const reportGenerated = defineEvent('report-generated', 1, z.object({ kind: z.enum(['writing', 'speaking']) }));
