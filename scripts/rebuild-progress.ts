/** `make rebuild`: computes all learners' days, streaks and totals of the running system anew from their activities. */
import { connectMongo, createLogger } from '@b1fuchs/kit';
import { stackUrls } from '../infra/native/src/index.js';
import { readSettings } from '../infra/native/src/settings.js';
import { progressModels } from '../services/progress/src/data/models.js';
import { createProgressRecords } from '../services/progress/src/data/progress-records.js';
import { rebuildTotals } from '../services/progress/src/domain/rebuild-totals.js';

const { stack } = await readSettings();
const { MONGO_URL_PROGRESS = '' } = await stackUrls(stack);
const connection = await connectMongo(MONGO_URL_PROGRESS, createLogger('rebuild-progress', 'warn'));
try {
  // What it tells of waits in the outbox; the running service sends it within seconds.
  const learners = await rebuildTotals(createProgressRecords(progressModels(connection), { nudge: () => undefined }), new Date());
  console.log(`The totals of ${learners} learners are computed anew.`);
} finally {
  await connection.close();
}
