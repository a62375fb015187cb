/** Makes an administrator of the account with the address that is named, with the settings of this service; `make admin` runs it. */
import { AppError, connectRedis, createLogger, createSessions, connectMongo, parseConfig } from '@b1fuchs/kit';
import { configSchema } from './config.js';
import { createAdminAccounts } from './data/admin-accounts.js';
import { administratorsModel, createAdministrators } from './data/administrators.js';
import { userModel } from './data/user-model.js';
import { createUsers } from './data/users.js';
import { makeAdministrator } from './domain/administration/make-administrator.js';

const config = parseConfig(configSchema, process.env);
const logger = createLogger('auth', 'warn');
const connection = await connectMongo(config.MONGO_URL, logger);
const redis = connectRedis(config.REDIS_URL, logger);
const model = userModel(connection);
// What it tells of waits in the outbox; the running service sends it within seconds.
const outbox = { nudge: () => undefined };
try {
  const parts = {
    users: createUsers(model, outbox),
    accounts: createAdminAccounts(model, outbox),
    administrators: createAdministrators(administratorsModel(connection)),
    sessions: createSessions(redis),
  };
  const username = await makeAdministrator(parts, process.argv[2] ?? '', new Date());
  console.log(`${username} is an administrator.`);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  const reasons: Partial<Record<typeof error.code, string>> = { NOT_FOUND: 'No account has this e-mail address.', EMAIL_NOT_VERIFIED: 'The e-mail address of this account is not confirmed yet.' };
  console.error(reasons[error.code] ?? error.message);
  process.exitCode = 1;
} finally {
  await redis.quit();
  await connection.close();
}
