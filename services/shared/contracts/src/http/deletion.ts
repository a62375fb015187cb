import { z } from 'zod';

/** POST /api/account/deletion: when the account will be erased. */
export const deletionResponseSchema = z.object({ deletionDueAt: z.iso.datetime() });
export type DeletionResponse = z.infer<typeof deletionResponseSchema>;
