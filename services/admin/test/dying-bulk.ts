import { createLogger } from '@b1fuchs/kit';
import mongoose from 'mongoose';
import { createBulkOwners } from '../src/clients/bulk-owners.js';
import { createOwners } from '../src/clients/owners.js';
import { activityLinkModel, activityLogModel } from '../src/data/activity-log-model.js';
import { createActivityLogs } from '../src/data/activity-logs.js';
import { createBulkJobs } from '../src/data/bulk-jobs.js';
import { bulkItemModel, bulkJobModel } from '../src/data/bulk-models.js';
import { userViewModel } from '../src/data/user-view-model.js';
import { createUserView } from '../src/data/user-view.js';
import { workOnNextJob } from '../src/domain/bulk/work-on-jobs.js';

/** Works on bulk actions until the second user, and dies there: before an owner is asked, after it has answered, or between two users. */
const [step = '', mongoUrl = '', ownersUrl = '', keyId = '', privateKey = ''] = process.argv.slice(2);
let users = 0;
const die = (at: string): void => {
  if (at === step && users === 2) process.kill(process.pid, 'SIGKILL');
};

const connection = await mongoose.createConnection(mongoUrl).asPromise();
const urls = { auth: ownersUrl, billing: ownersUrl, progress: ownersUrl, 'practice-ai': ownersUrl };
const signingKey = { keyId, privateKey };
const bulkOwners = createBulkOwners(urls, signingKey);
const jobs = createBulkJobs({ jobs: bulkJobModel(connection), items: bulkItemModel(connection) });
const logger = createLogger('admin', 'silent');

await workOnNextJob(
  {
    jobs: {
      ...jobs,
      settle: async (...given) => {
        await jobs.settle(...given);
        die('between two users');
      },
    },
    owners: createOwners(urls, signingKey),
    bulkOwners: {
      ...bulkOwners,
      setTrialEnd: async (...given) => {
        users += 1;
        die('before an owner is asked');
        const answer = await bulkOwners.setTrialEnd(...given);
        die('after an owner has answered');
        return answer;
      },
    },
    view: createUserView(userViewModel(connection)),
    logs: createActivityLogs({ logs: activityLogModel(connection), links: activityLinkModel(connection) }),
    forgetCounts: () => undefined,
    tellFailure: (error) => {
      logger.warn({ err: error }, 'failed');
    },
  },
  () => new Date(),
  () => false,
);
process.exit(1);
