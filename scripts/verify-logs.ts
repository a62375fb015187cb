/** `make verify-logs`: holds the activity logs of the running system against their chain; ends with 1 where something does not hold. */
import { connectMongo, createLogger } from '@b1fuchs/kit';
import { stackUrls } from '../infra/native/src/index.js';
import { readSettings } from '../infra/native/src/settings.js';
import { activityLinkModel, activityLogModel } from '../services/admin/src/data/activity-log-model.js';
import { createActivityLogs } from '../services/admin/src/data/activity-logs.js';
import { verifyChain } from '../services/admin/src/domain/activity/verify-chain.js';

const { stack } = await readSettings();
const { MONGO_URL_ADMIN = '' } = await stackUrls(stack);
const connection = await connectMongo(MONGO_URL_ADMIN, createLogger('verify-logs', 'warn'));
try {
  const logs = createActivityLogs({ logs: activityLogModel(connection), links: activityLinkModel(connection) });
  const { entries, withoutPerson, flaws } = await verifyChain({ logs });
  for (const flaw of flaws) console.error(`✗ ${flaw}`);
  console.log(`${entries} entries, ${withoutPerson} of them without their person (erased, or older than a year): ${flaws.length === 0 ? 'the chain is whole' : 'the chain is broken'}.`);
  process.exitCode = flaws.length === 0 ? 0 : 1;
} finally {
  await connection.close();
}
