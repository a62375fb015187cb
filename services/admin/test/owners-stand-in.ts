import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { adminAccountSchema, IDENTITY_HEADER, type AccessReason, type AdminAccount, type ErrorCode, type EventOf, type membershipChanged, type MembershipsPage, type ProgressPage, type ServiceName } from '@b1fuchs/contracts';
import { verifyInternalToken } from '@b1fuchs/kit';
import { noSubscription, publicKeys } from '@b1fuchs/testing';
import { json } from 'node:stream/consumers';

type Refusal = { code: ErrorCode; status: number; message: string };
export type Asked = { method: string; path: string; body: Record<string, unknown> };

/** What billing has told of a user's membership, or is about to tell. */
export const toldMembership = (revision: number, reasons: AccessReason[], trialEndsAt: string | null = null): EventOf<typeof membershipChanged>['data'] => ({
  status: null,
  planType: null,
  accessUntil: null,
  reasons,
  hasPaid: reasons.includes('membership'),
  hasGranted: reasons.includes('granted'),
  isManual: reasons.includes('manual'),
  trialEndsAt,
  revision,
});

/** An account as auth has it. */
export const someAccount = (changes: Partial<AdminAccount> = {}): AdminAccount => {
  const userId = randomUUID();
  const username = `mina-${userId.slice(0, 8)}`;
  return { userId, username, email: `${username}@example.org`, role: 'user', isEmailVerified: true, createdAt: '2026-01-02T08:00:00.000Z', lastLoginDate: null, ...changes };
};

/** Figures are asked of several owners under the same path: the token is for one of them. */
function serviceOf(path: string, token: string): ServiceName {
  if (path.includes('/figures')) return owners.find((owner) => isFor(owner, token)) ?? 'auth';
  const service = path.startsWith('/internal/accounts') || path.includes('/memberships') ? 'billing' : path.includes('/progress') ? 'progress' : 'auth';
  verifyInternalToken(token, publicKeys, service);
  return service;
}

const owners: ServiceName[] = ['progress', 'billing', 'practice-ai'];
const isFor = (service: ServiceName, token: string): boolean => {
  try {
    verifyInternalToken(token, publicKeys, service);
    return true;
  } catch {
    return false;
  }
};

/** Stands where auth, billing and progress are: answers pages and commands to the admin service, or refuses one. */
export async function startOwnersStandIn() {
  const asked: Asked[] = [];
  const accounts = new Map<string, AdminAccount>();
  let memberships: MembershipsPage['rows'] = [];
  let progress: ProgressPage['rows'] = [];
  let refusal: Refusal | undefined;
  const refusedFor = new Map<string, Refusal>();
  let isAway = false;
  /** Trials that were extended, by the request. */
  const extensions = new Map<string, string>();
  /** Of the memberships: the trial of each has been told of under number 1. */
  let revision = 1;
  let figures: Partial<Record<string, (query: URLSearchParams) => object>> = {};

  const pageOf = <Row extends { userId: string }>(rows: Row[], after: string) => {
    const sorted = rows.toSorted((one, other) => (one.userId < other.userId ? -1 : 1)).filter(({ userId }) => userId > after);
    // Two at a time, so that there is more than one page.
    return { rows: sorted.slice(0, 2), next: sorted.length > 2 ? (sorted[1]?.userId ?? null) : null };
  };
  const answerTo = ({ method, path, body }: Asked, service: string): unknown => {
    const { pathname, searchParams } = new URL(path, 'http://stand.in');
    if (pathname.endsWith('/figures')) return figures[service]?.(searchParams) ?? { days: [] };
    const after = searchParams.get('after') ?? '';
    if (method === 'GET' && pathname.endsWith('/accounts')) return pageOf([...accounts.values()], after);
    if (method === 'GET' && pathname.endsWith('/memberships')) return pageOf(memberships, after);
    if (method === 'GET' && pathname.endsWith('/progress')) return pageOf(progress, after);
    const [, lookedUp = ''] = /internal\/users\/([^/]+)/.exec(pathname) ?? [];
    if (lookedUp !== '') return { userId: lookedUp, username: 'somebody', role: accounts.get(lookedUp)?.role ?? 'admin', timeZone: 'Europe/Berlin', chosenTimeZone: null, verifiedAt: null, hasTwoFactor: false };
    if (pathname.endsWith('/deletion-permits')) return { permits: (body.userIds as string[]).map((id) => `permit-${id}`) };
    if (pathname.endsWith('/news-preview')) return { subject: body.subject, text: body.message, html: '<p></p>' };
    if (pathname.endsWith('/news')) return { queued: true };
    if (pathname.endsWith('/trial-end')) {
      const requestId = String(body.requestId);
      const trialEndsAt = extensions.get(requestId) ?? new Date(Date.now() + Number(body.addDays) * 86_400_000).toISOString();
      extensions.set(requestId, trialEndsAt);
      return { ...noSubscription, trialEndsAt, membership: toldMembership((revision += 1), ['trial'], trialEndsAt) };
    }
    const [, userId = ''] = /accounts\/([^/]+)/.exec(pathname) ?? [];
    const before = accounts.get(userId) ?? someAccount({ userId });
    if (pathname.endsWith('/grants')) return { membership: toldMembership((revision += 1), ['granted']), startsAt: new Date(Date.now() - 1_000).toISOString(), endsAt: new Date(Date.now() + 30 * 86_400_000).toISOString(), reason: typeof body.reason === 'string' ? body.reason : 'Admin granted 1 month(s) premium access' };
    if (pathname.endsWith('/manual-membership')) return { ...noSubscription, hasManualMembership: body.isOn, membership: toldMembership((revision += 1), body.isOn === true ? ['manual'] : []) };
    if (method === 'POST' && pathname.endsWith('/admin/accounts')) {
      const made = someAccount({ username: String(body.username), email: String(body.email), role: body.role as AdminAccount['role'], isEmailVerified: body.isEmailVerified === true, createdAt: new Date().toISOString() });
      accounts.set(made.userId, made);
      return made;
    }
    if (method === 'PATCH') {
      const changed = adminAccountSchema.parse({ ...before, ...body });
      accounts.set(userId, changed);
      return { before, after: changed };
    }
    return before;
  };
  const server = createServer((request, response) => {
    void (async () => {
      if (isAway) return void response.writeHead(503).end();
      if (request.url === '/health/ready') return void response.end('{}');
      const service = serviceOf(request.url ?? '', String(request.headers[IDENTITY_HEADER]));
      const call = { method: request.method ?? '', path: request.url ?? '', body: request.method === 'GET' ? {} : ((await json(request)) as Record<string, unknown>) };
      asked.push(call);
      response.setHeader('content-type', 'application/json');
      const refused = refusal ?? [...refusedFor].find(([userId]) => call.path.includes(userId))?.[1];
      if (refused) response.writeHead(refused.status).end(JSON.stringify({ ...refused, requestId: 'x' }));
      else response.end(JSON.stringify(answerTo(call, service)));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    urls: { AUTH_URL: url, BILLING_URL: url, PROGRESS_URL: url, PRACTICE_AI_URL: url },
    accounts,
    have: (rows: { memberships: MembershipsPage['rows']; progress: ProgressPage['rows'] }): void => {
      ({ memberships, progress } = rows);
    },
    /** What billing, progress and practice-ai answer when they are asked for figures. */
    count: (next: typeof figures): void => {
      figures = next;
    },
    asked: (part: string): Asked[] => asked.filter(({ path }) => path.includes(part)),
    /** What was asked of a user's account or membership. */
    askedOf: (userId: string): Asked[] => asked.filter(({ path }) => path.includes(userId)),
    refuse: (next: typeof refusal): void => {
      refusal = next;
    },
    /** Refuses what is asked about one user. */
    refuseFor: (userId: string, next: Refusal | undefined): void => {
      if (next) refusedFor.set(userId, next);
      else refusedFor.delete(userId);
    },
    beAway: (away: boolean): void => {
      isAway = away;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
export type OwnersStandIn = Awaited<ReturnType<typeof startOwnersStandIn>>;
