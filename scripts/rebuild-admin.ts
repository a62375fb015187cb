/** `make rebuild-admin`: makes the list of users of the running system anew from auth, billing and progress. */
import { connectMongo, createLogger } from '@b1fuchs/kit';
import { stackUrls } from '../infra/native/src/index.js';
import { loadSecrets, signingEnv } from '../infra/native/src/secrets.js';
import { readSettings } from '../infra/native/src/settings.js';
import { createOwners } from '../services/admin/src/clients/owners.js';
import { createDailyFigures, dailyFiguresModel } from '../services/admin/src/data/daily-figures.js';
import { userViewModel } from '../services/admin/src/data/user-view-model.js';
import { createUserView } from '../services/admin/src/data/user-view.js';
import { rebuildView } from '../services/admin/src/domain/users/rebuild-view.js';

const { stack } = await readSettings();
const { MONGO_URL_ADMIN = '', AUTH_URL = '', BILLING_URL = '', PROGRESS_URL = '', PRACTICE_AI_URL = '' } = await stackUrls(stack);
const { INTERNAL_TOKEN_KEY_ID: keyId, INTERNAL_TOKEN_PRIVATE_KEY: privateKey } = signingEnv(await loadSecrets(stack), 'admin');
const connection = await connectMongo(MONGO_URL_ADMIN, createLogger('rebuild-admin', 'warn'));
try {
  const owners = createOwners({ auth: AUTH_URL, billing: BILLING_URL, progress: PROGRESS_URL, 'practice-ai': PRACTICE_AI_URL }, { keyId, privateKey });
  await createDailyFigures(dailyFiguresModel(connection)).forget();
  const { users, dropped } = await rebuildView({ view: createUserView(userViewModel(connection)), owners }, new Date());
  console.log(`The list has ${users} users; ${dropped} were taken off.`);
} finally {
  await connection.close();
}
