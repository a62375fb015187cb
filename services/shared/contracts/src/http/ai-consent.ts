import { z } from 'zod';

/** What a learner agrees to before a text or a recording of theirs goes to an outside provider, in German, English and Persian. */
export const consentWordingSchema = z.object({ version: z.string(), de: z.string(), en: z.string(), fa: z.string() });
export type ConsentWording = z.infer<typeof consentWordingSchema>;

/** GET, POST and DELETE /api/ai-consent */
export const aiConsentResponseSchema = z.object({
  /** 'offline': no text goes anywhere to be corrected, and for that nobody needs to be asked. */
  provider: z.enum(['offline', 'openai']),
  /** Who receives the texts, as the wording names them. */
  recipient: z.string(),
  /** Who receives what is read aloud and what is recorded; empty where both stay inside. */
  speechRecipients: z.array(z.string()),
  wording: consentWordingSchema,
  /** Since when the consent holds; null without one, after its withdrawal, or when the wording has changed since. */
  givenAt: z.iso.datetime().nullable(),
  /** Since when the consent to this wording is withdrawn; null where it holds or was never given. */
  withdrawnAt: z.iso.datetime().nullable(),
});
export type AiConsentResponse = z.infer<typeof aiConsentResponseSchema>;

/** POST /api/ai-consent: `version` of the wording that the learner has read. */
export const aiConsentRequestSchema = z.object({ version: z.string().min(1).max(1_000) });
export type AiConsentRequest = z.input<typeof aiConsentRequestSchema>;
