import { z } from 'zod';
import { defineEvent } from './envelope.js';

/** An account is gone: whoever keeps something of its owner erases it. */
export const userDeleted = defineEvent('user-deleted', 1, z.object({}));
