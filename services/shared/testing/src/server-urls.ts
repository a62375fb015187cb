import { z } from 'zod';

/** Where the real servers listen that component tests run against. `make test` starts them and sets these. */
const serverUrlsSchema = z.object({
  MONGO_URL: z.string(),
  RABBIT_URL: z.string(),
  RABBIT_MANAGEMENT_URL: z.string(),
  REDIS_URL: z.string(),
  GRAMMAR_URL: z.string(),
  PARSER_URL: z.string(),
  EMBEDDINGS_URL: z.string(),
  SMTP_URL: z.string(),
  MAIL_URL: z.string(),
});
export type ServerUrls = z.infer<typeof serverUrlsSchema>;

/** @throws Error that says how to start the servers when an address is missing. */
export function serverUrls(): ServerUrls {
  const result = serverUrlsSchema.safeParse(process.env);
  if (result.success) return result.data;
  const missing = result.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(`These tests need real servers (missing: ${missing}). Run them with: make test t=<path>`);
}
