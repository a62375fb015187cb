/** Everything that the text of a mail to a user may name; `values` is what the service that asked for it has to say. */
export type MailFacts = { username: string; /** An account that signs in with Google alone has none. */ hasPassword: boolean; verificationUrl: string; confirmEmailUrl: string; resetPasswordUrl: string; subscribeUrl: string; stopNewsUrl: string; /** When the mail was asked for, and the reader's zone. */ askedAt: Date; timeZone: string; accountUrl: string; supportUrl: string; newEmail: string; signInUrl: string; homeUrl: string; unsubscribeUrl: string; values: MailValues };
/** `userId` is empty where nobody signed in has caused it. */
export type TeamMailFacts = { userId: string; values: MailValues };
export type MailValues = Readonly<Record<string, string>>;

export type Section = {
  greeting: string;
  paragraphs: string[];
  /** What the sender of the mail has written, with its line breaks. */
  words?: string;
  /** What stands before the quote, where something stands between it and the paragraphs. */
  quoteTitle?: string;
  /** Somebody's own words, with their line breaks, set apart. */
  quote?: string;
  button?: { label: string; url: string };
  closing: string;
  /** Why the reader gets this mail, and the link that ends it. */
  reason?: { text: string; label: string; url: string };
};
export type MailText = { subject: string; german: Section; english: Section; replyTo?: { name: string; address: string } };
