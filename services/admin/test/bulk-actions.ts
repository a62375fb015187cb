import { bulkJobPageSchema, bulkStartedSchema, type BulkJobPage, type Identity } from '@b1fuchs/contracts';
import { eventually } from '@b1fuchs/testing';
import type { AdminUnderTest } from './admin-under-test.js';

/** Begins a bulk action. @returns its id */
export async function begin(admin: AdminUnderTest, as: Identity, body: object): Promise<string> {
  const answer = await admin.call('post', '/api/admin/bulk-actions', { as, body });
  expect([answer.status, answer.body]).toMatchObject([202, { message: expect.stringMatching(/^Bulk action started for \d+ users?$/) as string }]);
  return bulkStartedSchema.parse(answer.body).jobId;
}

/** Looks at a job, and that nothing but what was agreed is said of it: a permit to change somebody is nobody's business. */
export async function look(admin: AdminUnderTest, jobId: string, query = '?limit=200'): Promise<BulkJobPage> {
  const { body } = (await admin.call('get', `/api/admin/bulk-actions/${jobId}${query}`).expect(200)) as { body: unknown };
  const page = bulkJobPageSchema.parse(body);
  expect(body).toEqual(page);
  return page;
}

/** Waits until a job is in a state, and looks at it then. */
export const once = (admin: AdminUnderTest, jobId: string, state: BulkJobPage['job']['state']): Promise<BulkJobPage> =>
  eventually(async () => {
    const page = await look(admin, jobId);
    expect(page.job.state).toBe(state);
    return page;
  }, 25_000);

/** What became of each user, in their order. */
export const outcomes = ({ results }: BulkJobPage): string[] => results.map(({ outcome, reason }) => (reason === '' ? outcome : `${outcome}: ${reason}`));
