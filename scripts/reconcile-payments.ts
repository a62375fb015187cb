/**
 * `make reconcile`: compares the payments that are kept here with those of the provider, prints each difference, and ends with
 * code 1 if there is one. Nothing is changed.
 *   node --import tsx --conditions=development scripts/reconcile-payments.ts [days, by default 90]
 */
import { connectMongo, createLogger } from '@b1fuchs/kit';
import { z } from 'zod';
import { stackUrls } from '../infra/native/src/index.js';
import { paymentSettings } from '../infra/native/src/payment-sandbox.js';
import { loadSecrets } from '../infra/native/src/secrets.js';
import { mongoUrl } from '../infra/native/src/service-env.js';
import { readSettings } from '../infra/native/src/settings.js';
import { createPayments } from '../services/billing/src/clients/payments.js';
import { openRecords } from '../services/billing/src/data/records.js';
import { reconcile } from '../services/billing/src/domain/reconcile.js';

const DAY_MS = 24 * 3_600_000;
const days = z.coerce.number().int().min(1).max(3_660).default(90).parse(process.argv[2]);

const { stack, userEnv } = await readSettings();
const urls = await stackUrls(stack);
const settings = { ...paymentSettings({ ports: stack.ports, secrets: await loadSecrets(stack), userEnv }), ...userEnv };
const payments = createPayments({
  secretKey: z.string({ error: 'STRIPE_SECRET_KEY is not set.' }).parse(settings.STRIPE_SECRET_KEY),
  webhookSecret: '',
  apiUrl: settings.STRIPE_API_URL,
  publicUrl: settings.PUBLIC_URL ?? urls.PUBLIC_URL ?? '',
});
const connection = await connectMongo(mongoUrl(userEnv.MONGO_URL ?? urls.MONGO_URL ?? '', 'billing'), createLogger('reconcile-payments', 'warn'));
try {
  const now = new Date();
  const records = await openRecords(connection, () => ({ nudge: () => undefined }));
  const { compared, differences } = await reconcile({ ...records, payments }, { since: new Date(now.getTime() - days * DAY_MS), now });
  for (const difference of differences) console.log(`✗ ${difference}`);
  console.log(`${compared} payments of ${days} days were compared: ${differences.length === 0 ? 'all is as the provider has it' : `${differences.length} differences`}.`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await connection.close();
}
