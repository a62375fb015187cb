import { z } from 'zod';

/** A message to support is at most this many characters. */
export const MAX_SUPPORT_MESSAGE = 5_000;
/** A page waits so long for the answer (spec 1, section 9). */
export const SUPPORT_TIMEOUT_MS = 15_000;

/** POST /api/support-contact. `source` names the page or widget that the message came from. */
export const supportContactRequestSchema = z.object({
  name: z.string().trim().min(1, 'Bitte geben Sie Ihren Namen ein.').max(100, 'Der Name darf höchstens 100 Zeichen haben.'),
  email: z
    .string()
    .trim()
    .min(1, 'Bitte geben Sie Ihre E-Mail-Adresse ein.')
    .max(254, 'Bitte geben Sie eine gültige E-Mail-Adresse ein.')
    .pipe(z.email('Bitte geben Sie eine gültige E-Mail-Adresse ein.')),
  message: z
    .string()
    .trim()
    .min(1, 'Bitte geben Sie eine Nachricht ein.')
    .max(MAX_SUPPORT_MESSAGE, `Die Nachricht darf höchstens ${MAX_SUPPORT_MESSAGE.toLocaleString('de-DE')} Zeichen haben.`),
  source: z.string().trim().min(1).max(100),
});
export type SupportContactRequest = z.input<typeof supportContactRequestSchema>;
