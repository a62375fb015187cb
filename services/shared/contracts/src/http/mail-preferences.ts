import { z } from 'zod';

/** What a learner agrees to, word for word; kept with the moment of the consent. */
export const REMINDER_CONSENT =
  'Ja, B1 Fuchs darf mich abends per E-Mail an das Üben erinnern, wenn meine Serie sonst endet: höchstens einmal am Tag. Das kann ich jederzeit abstellen.';
export const MARKETING_CONSENT = 'Ja, B1 Fuchs darf mir Neuigkeiten, Tipps und Angebote als Newsletter schicken. Das kann ich jederzeit abstellen.';

/** Mail that one can do without, by what was agreed to. */
export const mailConsentKindSchema = z.enum(['reminders', 'marketing']);
export type MailConsentKind = z.infer<typeof mailConsentKindSchema>;

/** GET and PUT /api/account/mail-preferences */
export const mailPreferencesSchema = z.object({ reminders: z.boolean(), marketing: z.boolean() });
export type MailPreferences = z.infer<typeof mailPreferencesSchema>;

/** PUT /api/account/mail-preferences: what is not named stays as it is. */
export const mailPreferencesChangeSchema = mailPreferencesSchema.partial().refine((change) => Object.keys(change).length > 0);
export type MailPreferencesChange = z.infer<typeof mailPreferencesChangeSchema>;

/** POST /api/unsubscribe, from the page that a mail's link opens. */
export const unsubscribeRequestSchema = z.object({ token: z.string().min(1).max(300) });

/** The end of an unsubscribe token for news; one without it ends reminders. */
export const MARKETING_TOKEN_END = '.marketing';
