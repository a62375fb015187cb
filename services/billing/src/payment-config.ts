import { isOnThisMachine } from '@b1fuchs/kit';
import { z } from 'zod';
import type { InvoiceTerms } from './domain/invoice.js';

/** An empty value counts as not set. */
const setting = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema);

/** VAT in Germany. */
const VAT_PERCENT = 19;

export const paymentConfig = {
  STRIPE_SECRET_KEY: setting(z.string().optional()),
  STRIPE_WEBHOOK_SECRET: setting(z.string().optional()),
  /** Where the sandbox speaks the provider's language; unset: the provider itself. */
  STRIPE_API_URL: setting(z.url().optional()),
  /** 0 where the seller owes none (§ 19 UStG). */
  VAT_PERCENT: setting(z.coerce.number().min(0).max(100).default(VAT_PERCENT)),
  /** Who sells, as on the legal pages; the gateway checks that they are whole. */
  LEGAL_NAME: setting(z.string().trim().max(300).optional()),
  LEGAL_ADDRESS: setting(z.string().trim().max(500).optional()),
  LEGAL_VAT_ID: setting(z.string().trim().max(300).optional()),
};
type PaymentConfig = z.infer<z.ZodObject<typeof paymentConfig>>;

/** Money is real or it is not: nobody is to play the provider where others may pay, and nobody's real key is to reach a sandbox. */
export function checkPaymentConfig(config: PaymentConfig & { NODE_ENV: string; PUBLIC_URL: string }, context: z.RefinementCtx): void {
  const { NODE_ENV, PUBLIC_URL, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = config;
  const say = (name: keyof PaymentConfig, message: string): void => context.addIssue({ code: 'custom', path: [name], message });
  const isPublic = NODE_ENV === 'production' && URL.canParse(PUBLIC_URL) && !isOnThisMachine(PUBLIC_URL);
  if (key === undefined) {
    say('STRIPE_SECRET_KEY', isPublic ? 'is needed where PUBLIC_URL is another machine’s: the test page that takes payments without it would give membership to anybody for nothing' : 'is needed; the launcher makes one for the local test page');
  }
  if (webhookSecret === undefined) say('STRIPE_WEBHOOK_SECRET', 'is needed to tell the provider’s messages from forged ones');
  if (apiUrl === undefined) return;
  if (isPublic) say('STRIPE_API_URL', 'is for the local test page alone, and PUBLIC_URL is another machine’s: anybody could pay there with no money');
  if (key?.startsWith('sk_live') || key?.startsWith('rk_live')) say('STRIPE_API_URL', 'must not be set together with a live key, which belongs to the provider alone');
}

/** @returns the provider's settings of a configuration that was checked */
export const paymentSettingsOf = ({ STRIPE_SECRET_KEY = '', STRIPE_WEBHOOK_SECRET = '', STRIPE_API_URL, PUBLIC_URL }: PaymentConfig & { PUBLIC_URL: string }) => ({
  secretKey: STRIPE_SECRET_KEY,
  webhookSecret: STRIPE_WEBHOOK_SECRET,
  apiUrl: STRIPE_API_URL,
  publicUrl: PUBLIC_URL,
});

/** Who sells and at what VAT; no seller while the installation is not configured. */
export function invoiceTermsOf({ LEGAL_NAME: name, LEGAL_ADDRESS: address, LEGAL_VAT_ID: vatId, VAT_PERCENT: vatPercent }: PaymentConfig): InvoiceTerms {
  if (name === undefined || address === undefined) return { seller: null, vatPercent };
  const lines = address.split('|').map((line) => line.trim()).filter((line) => line !== '');
  return { seller: { name, address: lines, vatId: vatId ?? null }, vatPercent };
}
