import {
  connectRedis,
  createPersonalData,
  createServiceApp,
  createSessions,
  listen,
  lookedUpGauge,
  pingMongo,
  sessionCookie,
  startConsumer,
  startOutbox,
  startPersonalDataClock,
  withErasure,
  type Lifecycle,
  type RunningServer,
  type ServiceParts,
} from '@b1fuchs/kit';
import { createDataOfServices } from './clients/data-of-services.js';
import { createGoogle } from './clients/google.js';
import { measuredTransport } from './clients/mail-metrics.js';
import { createMailTransport } from './clients/mail-transport.js';
import type { Config } from './config.js';
import { createAdminAccounts } from './data/admin-accounts.js';
import { administratorsModel, createAdministrators } from './data/administrators.js';
import { createDeletions } from './data/deletions.js';
import { createExportLimit } from './data/export-limit.js';
import { createAttempts } from './data/login-attempts.js';
import { createGoogleAccounts } from './data/google-accounts.js';
import { createGoogleAttempts } from './data/google-attempts.js';
import { createMailLimits } from './data/mail-limits.js';
import { mailModel } from './data/mail-model.js';
import { createEmailChanges } from './data/email-changes.js';
import { createMailRecipients } from './data/mail-recipients.js';
import { createMails } from './data/mails.js';
import { declarations } from './data/personal-data.js';
import { createSettingsRecord, settingsModel } from './data/settings.js';
import { createSignInTickets } from './data/sign-in-tickets.js';
import { tombstoneModel } from './data/tombstone-model.js';
import { createTombstones } from './data/tombstones.js';
import { createTwoFactorRecords } from './data/two-factor.js';
import { createPasswords } from './data/passwords.js';
import { createReservedNames } from './data/reserved-names.js';
import { createSecurityChecks } from './data/security-checks.js';
import { userModel } from './data/user-model.js';
import { createUsers } from './data/users.js';
import { applySettings } from './domain/keep-settings.js';
import { eraseAccounts } from './domain/erase-accounts.js';
import { sendNextMail } from './domain/send-mail.js';
import type { TokenSecrets } from './domain/token-secrets.js';
import { startSettingsClock } from './entry/settings-clock.js';
import { startErasureClock } from './entry/erasure-clock.js';
import { countersOf } from './domain/account-counters.js';
import { createHandlers } from './entry/events/handlers.js';
import { createRoutes } from './entry/http/routes.js';
import { startMailSender } from './entry/mail-sender.js';
import { googleSettingsOf } from './google-config.js';

/** Puts the auth service together on open connections and listens. */
export async function startAuth(config: Config, { logger, metrics, connection, broker }: ServiceParts, lifecycle: Lifecycle): Promise<RunningServer> {
  const redis = connectRedis(config.REDIS_URL, logger);
  lifecycle.onStop('redis', () => redis.quit());

  const userRecords = userModel(connection);
  const mailRecords = mailModel(connection);
  const settings = createSettingsRecord(settingsModel(connection));
  const tombstoneRecords = tombstoneModel(connection);
  await Promise.all([userRecords.init(), mailRecords.init(), tombstoneRecords.init()]);
  const outbox = startOutbox({ broker, collections: [userRecords.collection, tombstoneRecords.collection], logger, metrics });
  lifecycle.onStop('outbox', () => outbox.stop());

  const tokenSecrets: TokenSecrets = [config.TOKEN_SECRET, ...config.TOKEN_SECRETS_FORMER];
  const users = createUsers(userRecords, outbox);
  const mails = createMails(mailRecords);
  const transport = measuredTransport(metrics.registry, createMailTransport({ url: config.SMTP_URL, from: config.MAIL_FROM }));
  lookedUpGauge(metrics.registry, { name: 'mails_waiting', help: 'Mails that wait to be sent' }, mails.waiting);
  lookedUpGauge(metrics.registry, { name: 'mails_oldest_waiting_seconds', help: 'How long the mail that is tried next has waited; 0 where none waits' }, () => mails.oldestWaits(new Date()));
  const mailParts = {
    settings,
    mails,
    users,
    recipients: createMailRecipients(userRecords),
    transport,
    publicUrl: config.PUBLIC_URL,
    tokenSecrets,
    supportEmail: config.SUPPORT_EMAIL,
  };
  const sender = startMailSender((now) => sendNextMail(mailParts, now), logger);
  lifecycle.onStop('mail sender', async () => {
    await sender.stop();
    transport.close();
  });

  const google = googleSettingsOf(config);
  const sessions = createSessions(redis);
  const attempts = createAttempts(redis);
  lifecycle.onStop('session rules', startSettingsClock(() => applySettings({ settings, sessions }), logger).stop);
  const accounts = createAdminAccounts(userRecords, outbox);
  const administrators = createAdministrators(administratorsModel(connection));
  await administrators.align(() => accounts.administratorIds());
  const deletions = createDeletions(userRecords, outbox);
  const exportLimit = createExportLimit(redis);
  const elsewhere = async (userId: string): Promise<void> => {
    await Promise.all([sessions.forget(userId), attempts.forget(...countersOf(userId)), exportLimit.forget(userId)]);
  };
  const personalData = createPersonalData({ service: 'auth', connection, broker, declarations, elsewhere });
  lifecycle.onStop('tidying', startPersonalDataClock(personalData, logger).stop);
  const erasureParts = { deletions, sessions, mails, tombstones: createTombstones(tombstoneRecords, outbox), personalData, wakeSender: sender.wake };
  const erasure = startErasureClock((now) => eraseAccounts(erasureParts, now, (error) => logger.warn({ err: error }, 'an account is erased later')), logger);
  lifecycle.onStop('erasure', erasure.stop);

  const serviceUrls = {
    billing: config.BILLING_URL,
    'practice-ai': config.PRACTICE_AI_URL,
    vocabulary: config.VOCABULARY_URL,
    progress: config.PROGRESS_URL,
    admin: config.ADMIN_URL,
    report: config.REPORT_URL,
  };
  const dataOf = createDataOfServices(serviceUrls, { keyId: config.INTERNAL_TOKEN_KEY_ID, privateKey: config.INTERNAL_TOKEN_PRIVATE_KEY });
  const routes = createRoutes({
    users,
    sessions,
    securityChecks: createSecurityChecks(redis),
    attempts,
    tickets: createSignInTickets(redis),
    settings,
    twoFactor: createTwoFactorRecords(userRecords, outbox),
    passwords: createPasswords(userRecords, outbox),
    mailLimits: createMailLimits(redis),
    reservedNames: createReservedNames(redis),
    emailChanges: createEmailChanges(userRecords, outbox),
    google: google && createGoogle(google),
    googleAccounts: createGoogleAccounts(userRecords, outbox),
    googleAttempts: createGoogleAttempts(redis),
    deletions,
    accounts,
    administrators,
    mails,
    wakeSender: sender.wake,
    exportLimit,
    readData: (source, userId) => (source === 'auth' ? Promise.resolve(personalData.exported(userId)) : dataOf(source, userId)),
    tokenSecrets,
    publicUrl: config.PUBLIC_URL,
    logger,
    cookie: sessionCookie(config.PUBLIC_URL),
  });
  const app = createServiceApp({
    service: 'auth',
    publicKeys: config.INTERNAL_TOKEN_PUBLIC_KEYS,
    routes,
    personalData,
    logger,
    metrics,
    readiness: { database: () => pingMongo(connection), redis: () => redis.ping() },
  });
  const server = await listen(app, config.HOST, config.PORT, config.DRAIN_SECONDS * 1_000);
  lifecycle.onStop('http', server.stop);

  const handlers = withErasure(createHandlers({ mails, wakeSender: sender.wake, settings, sessions }), personalData);
  void startConsumer({ service: 'auth', broker, handlers, logger, metrics }).then((consumer) => {
    lifecycle.onStop('consumer', consumer.close);
  });
  return server;
}
