import type { RecordActivityRequest } from '@b1fuchs/contracts';
import { request, requireOk } from '../../../lib/http.js';

/**
 * Tells the server what the learner did here (spec 1, section 7). Nobody is shown when that fails.
 * @returns whether it is kept
 */
export async function recordActivity(activity: RecordActivityRequest): Promise<boolean> {
  try {
    await requireOk(await request('POST', '/api/user/activity', activity));
    return true;
  } catch (error) {
    console.error('Failed to record activity', error);
    return false;
  }
}
