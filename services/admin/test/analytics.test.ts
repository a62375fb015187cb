import { analyticsSchema, type Analytics, type Identity } from '@b1fuchs/contracts';
import { addDays, wallClock } from '@b1fuchs/kit';
import { someIdentity } from '@b1fuchs/testing';
import { startAdminUnderTest, type AdminUnderTest } from './admin-under-test.js';
import { startOwnersStandIn, type OwnersStandIn } from './owners-stand-in.js';
import { knownUser } from './some-user.js';

let admin: AdminUnderTest;
let owners: OwnersStandIn;

beforeEach(async () => {
  owners = await startOwnersStandIn();
  admin = await startAdminUnderTest(owners.urls);
});
afterEach(async () => {
  await admin.stop();
  await owners.stop();
});

const tokyo = someIdentity({ role: 'admin', timeZone: 'Asia/Tokyo' });
const berlin = someIdentity({ role: 'admin', timeZone: 'Europe/Berlin' });
const analytics = async (from: string, to: string, as: Identity = berlin): Promise<Analytics> => analyticsSchema.parse((await admin.call('get', `/api/admin/analytics?from=${from}&to=${to}`, { as }).expect(200)).body);
/** One day's figures of each owner, whatever days are asked for, so far as they hold this one. */
const on = (day: string) => {
  const only = (figures: object) => (query: URLSearchParams) => ({ days: (query.get('from') ?? '') <= day && day <= (query.get('to') ?? '') ? [{ day, ...figures }] : [] });
  owners.count({
    progress: only({ learners: 3, sections: { writing: 4, speaking: 1 } }),
    billing: only({ conversions: 2 }),
    'practice-ai': only({ writing: { case: 7 }, speaking: { 'verb-form': 1 }, cost: { OpenAI: 2_500_000 } }),
  });
};

test('the figures of all owners stand side by side, one value a day', async () => {
  on('2026-03-02');
  expect(await analytics('2026-03-01', '2026-03-03')).toEqual({
    timeZone: 'Europe/Berlin',
    days: ['2026-03-01', '2026-03-02', '2026-03-03'],
    missing: [],
    registrations: [0, 0, 0],
    activeLearners: [0, 3, 0],
    conversions: [0, 2, 0],
    practice: { speaking: [0, 1, 0], writing: [0, 4, 0] },
    errors: { writing: { case: [0, 7, 0] }, speaking: { 'verb-form': [0, 1, 0] } },
    aiCost: { OpenAI: [0, 2.5, 0] },
  });
});

test('registrations are counted by the days of the administrator’s own calendar', async () => {
  // The evening in Berlin is the next morning in Tokyo.
  await knownUser(admin, { registeredAt: new Date('2026-03-10T20:00:00.000Z') });
  expect((await analytics('2026-03-10', '2026-03-11')).registrations).toEqual([1, 0]);
  expect((await analytics('2026-03-10', '2026-03-11', tokyo)).registrations).toEqual([0, 1]);
});

test('an owner that is away leaves out what it alone knows, and is named', async () => {
  on('2026-03-02');
  owners.refuse({ code: 'INTERNAL', status: 500, message: 'no' });
  expect(await analytics('2026-03-01', '2026-03-02')).toMatchObject({ registrations: [0, 0], activeLearners: null, practice: null, conversions: null, errors: null, aiCost: null });
  expect((await analytics('2026-03-01', '2026-03-02')).missing.sort()).toEqual(['language', 'money', 'practice']);
  owners.refuse(undefined);
  expect(await analytics('2026-03-01', '2026-03-02')).toMatchObject({ missing: [], activeLearners: [0, 3] });
});

test('days that are over are counted once; the last ones each time', async () => {
  const today = wallClock(new Date(), 'Europe/Berlin').date;
  const from = addDays(today, -40);
  on(addDays(today, -20));
  const first = await analytics(from, today);
  expect(first.activeLearners?.[20]).toBe(3);
  // No more than a month at once.
  expect(owners.asked('/figures').length).toBe(3 * 2);
  owners.count({ progress: () => ({ days: [{ day: today, learners: 9, sections: {} }] }) });
  const later = await analytics(from, today);
  expect(later.activeLearners?.[20]).toBe(3);
  expect(later.activeLearners?.[40]).toBe(9);
  const queries = owners.asked('/figures').slice(3 * 2).map(({ path }) => new URL(path, 'http://stand.in').searchParams.get('from'));
  expect(queries).toEqual([addDays(today, -3), addDays(today, -3), addDays(today, -3)]);
});

test.each(['from=2026-01-01', 'from=2026-02-01&to=2026-01-01', 'from=2024-01-01&to=2026-01-01', 'from=soon&to=later'])('refuses %s', async (query) => {
  await admin.call('get', `/api/admin/analytics?${query}`).expect(400);
});

test('nobody but an administrator sees them', async () => {
  const range = '?from=2026-03-01&to=2026-03-02';
  await admin.call('get', `/api/admin/analytics${range}`, { as: someIdentity() }).expect(403);
  await admin.call('get', `/api/admin/analytics${range}`, { as: null }).expect(401);
});
