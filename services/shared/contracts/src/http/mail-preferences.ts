import { z } from 'zod';

/** What a learner agrees to, word for word; kept with the moment of the consent. */
export const REMINDER_CONSENT =
  'Ja, B1 Fuchs darf mich abends per E-Mail an das Üben erinnern, wenn meine Serie sonst endet: höchstens einmal am Tag. Das kann ich jederzeit abstellen.';

/** GET and PUT /api/account/mail-preferences */
export const mailPreferencesSchema = z.object({ reminders: z.boolean() });
export type MailPreferences = z.infer<typeof mailPreferencesSchema>;

/** POST /api/unsubscribe, from the page that a mail's link opens. */
export const unsubscribeRequestSchema = z.object({ token: z.string().min(1).max(300) });
