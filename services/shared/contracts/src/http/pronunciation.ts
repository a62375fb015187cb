import { z } from 'zod';

/** GET /api/pronunciation: where the browser can get German speech from, with '{text}' where the text goes; null when it is off. */
export const pronunciationSchema = z.object({ url: z.string().nullable() });
