import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { verifiedLearner, type Learner } from './learner.js';

const run = promisify(execFile);
const { TEST_STATE_DIR } = z.object({ TEST_STATE_DIR: z.string() }).parse(process.env);

/** Somebody new who is an administrator, as `make admin` makes one. */
export async function administrator(): Promise<Learner> {
  const learner = await verifiedLearner();
  await run('sh', ['infra/native/run-part.sh', join(TEST_STATE_DIR, 'env/auth.env'), process.execPath, 'services/auth/dist/make-administrator.js', learner.email]);
  return learner;
}
