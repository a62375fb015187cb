import { connectRedis, createServiceApp, createSessions, listen, pingMongo, sessionCookie, startConsumer, startOutbox, type Lifecycle, type RunningServer, type ServiceParts } from '@b1fuchs/kit';
import { createGoogle } from './clients/google.js';
import { createMailTransport } from './clients/mail-transport.js';
import type { Config } from './config.js';
import { createAttempts } from './data/login-attempts.js';
import { createGoogleAccounts } from './data/google-accounts.js';
import { createGoogleAttempts } from './data/google-attempts.js';
import { mailModel } from './data/mail-model.js';
import { createEmailChanges } from './data/email-changes.js';
import { createMailRecipients } from './data/mail-recipients.js';
import { createMails } from './data/mails.js';
import { createSettingsRecord, settingsModel } from './data/settings.js';
import { createSignInTickets } from './data/sign-in-tickets.js';
import { createTwoFactorRecords } from './data/two-factor.js';
import { createPasswords } from './data/passwords.js';
import { createResetLimits } from './data/reset-limits.js';
import { createSecurityChecks } from './data/security-checks.js';
import { userModel } from './data/user-model.js';
import { createUsers } from './data/users.js';
import { sendNextMail } from './domain/send-mail.js';
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
  await Promise.all([userRecords.init(), mailRecords.init()]);
  const outbox = startOutbox({ broker, collections: [userRecords.collection], logger, metrics });
  lifecycle.onStop('outbox', () => outbox.stop());

  const users = createUsers(userRecords, outbox);
  const mails = createMails(mailRecords);
  const transport = createMailTransport({ url: config.SMTP_URL, from: config.MAIL_FROM });
  const mailParts = {
    mails,
    users,
    recipients: createMailRecipients(userRecords),
    transport,
    publicUrl: config.PUBLIC_URL,
    tokenSecret: config.TOKEN_SECRET,
    supportEmail: config.SUPPORT_EMAIL,
  };
  const sender = startMailSender((now) => sendNextMail(mailParts, now), logger);
  lifecycle.onStop('mail sender', async () => {
    await sender.stop();
    transport.close();
  });

  const google = googleSettingsOf(config);
  const routes = createRoutes({
    users,
    sessions: createSessions(redis),
    securityChecks: createSecurityChecks(redis),
    attempts: createAttempts(redis),
    tickets: createSignInTickets(redis),
    settings,
    twoFactor: createTwoFactorRecords(userRecords, outbox),
    passwords: createPasswords(userRecords, outbox),
    resetLimits: createResetLimits(redis),
    emailChanges: createEmailChanges(userRecords, outbox),
    google: google && createGoogle(google),
    googleAccounts: createGoogleAccounts(userRecords, outbox),
    googleAttempts: createGoogleAttempts(redis),
    tokenSecret: config.TOKEN_SECRET,
    publicUrl: config.PUBLIC_URL,
    logger,
    cookie: sessionCookie(config.PUBLIC_URL),
  });
  const app = createServiceApp({
    service: 'auth',
    publicKeys: config.INTERNAL_TOKEN_PUBLIC_KEYS,
    routes,
    logger,
    metrics,
    readiness: { database: () => pingMongo(connection), redis: () => redis.ping() },
  });
  const server = await listen(app, config.HOST, config.PORT);
  lifecycle.onStop('http', server.stop);

  const handlers = createHandlers({ mails, wakeSender: sender.wake, settings });
  void startConsumer({ service: 'auth', broker, handlers, logger, metrics }).then((consumer) => {
    lifecycle.onStop('consumer', consumer.close);
  });
  return server;
}
