import { errorBodySchema } from '@b1fuchs/contracts';
import fc from 'fast-check';
import { describedRoutes, type DescribedRoute } from '../../gateway/src/api-docs/described-routes.js';
import { isRaw } from '../../gateway/src/api-docs/describe.js';
import { inputSchema } from '../../gateway/src/api-docs/schemas.js';
import { allReady, processIds } from '../stack.js';
import { arbitraryOf } from './arbitrary-of.js';
import { mutated, mutatedQuery, pathPart, type Sent } from './mutations.js';
import { visitors, type Call } from './visitors.js';

/** The same inputs in every run; another seed makes others: FUZZ_SEED=7 make test t=e2e/api/fuzz */
const SEED = Number(process.env.FUZZ_SEED ?? 20261129);
const RUNS_A_ROUTE = Number(process.env.FUZZ_RUNS ?? 40);
/** These work for a second and more, each time. */
const RUNS_OF_SLOW = 8;
const slow = /^\/api\/(?:analyze|generate|tts|refine-style|chat|free-conversation)/;
const ROUTES_AT_ONCE = 4;

/** What this installation cannot do is said with a status of 503. */
const notSetUp = ['TRANSCRIPTION_NOT_SET_UP'];
/** What is answered before a use case begins. */
const refusedAtTheDoor = ['VALIDATION_FAILED', 'MALFORMED_JSON', 'BODY_TOO_LARGE', 'RATE_LIMITED', 'NOT_SIGNED_IN', 'FORBIDDEN', 'MEMBERSHIP_REQUIRED', 'FORBIDDEN_ORIGIN'];
/** Fields that keep a valid call from changing the system for everybody. */
const harmless: Record<string, object> = { 'PUT /api/admin/settings': { version: 999_999 } };
/** It ends the session of whoever asks, and takes nothing. */
const leftOut = ['POST /api/logout'];

type Case = { address: string; sent: Sent | undefined };

function caseOf({ name, path, description: { body, query } }: DescribedRoute): fc.Arbitrary<Case> {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? pathPart : fc.constant(part)));
  const search = query === undefined ? fc.constant('') : mutatedQuery(Object.keys(query.shape));
  const valid: fc.Arbitrary<fc.JsonValue> = body === undefined || isRaw(body) ? fc.constant<fc.JsonValue>({ file: 'x' }) : arbitraryOf(inputSchema(body));
  const pinned = harmless[name];
  const sent = body === undefined ? fc.constant(undefined) : mutated(pinned === undefined ? valid : valid.map((value) => ({ ...(value as object), ...pinned })));
  return fc.tuple(fc.tuple(...parts), search, sent).map(([where, asked, what]) => ({ address: where.join('/') + asked, sent: what }));
}

/** Routes that have taken a body for one of theirs: what lies behind their schema was tried too. */
const reached = new Set<string>();
/** Some ask for what no schema can say: a proof, a date, a word of the list. */
const MOST_UNREACHED = 0.3;

/** @returns what is wrong with the answer, undefined where nothing is */
async function problemOf(call: Call, { method, name }: DescribedRoute, { address, sent }: Case): Promise<string | undefined> {
  const wrong = (what: string): string => `${name} ${what}\n  ${address.slice(0, 200)}\n  ${sent?.kind ?? 'no body'}: ${sent?.text.slice(0, 400) ?? ''}`;
  const answer = await call(method, address, sent && { body: sent.text, headers: { 'content-type': sent.contentType } }).catch((error: unknown) => error);
  if (!(answer instanceof Response)) return wrong(`gave no answer: ${String(answer)}`);
  const text = await answer.text();
  const { code } = (answer.status < 400 ? undefined : errorBodySchema.safeParse(parsed(text)).data) ?? {};
  if (!refusedAtTheDoor.includes(code ?? '')) reached.add(name);
  if (answer.status < 400) return undefined;
  if (code === undefined) return wrong(`answered ${answer.status} in another shape: ${text.slice(0, 200)}`);
  return answer.status >= 500 && !notSetUp.includes(code) ? wrong(`answered ${answer.status} ${code}`) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The first input of a route that is answered wrongly, made as small as it can be. */
async function findProblem(call: Call, route: DescribedRoute): Promise<string | undefined> {
  const numRuns = slow.test(route.path) ? RUNS_OF_SLOW : RUNS_A_ROUTE;
  const found = await fc.check(
    fc.asyncProperty(caseOf(route), async (one) => {
      const problem = await problemOf(call, route, one);
      if (problem !== undefined) throw new Error(problem);
    }),
    { seed: SEED, numRuns, plugins: [fc.interruptAfterTimeLimit(30_000)] },
  );
  return found.failed && found.errorInstance instanceof Error ? found.errorInstance.message : undefined;
}

test(`whatever is sent to a public route, the answer is one of ours and no process falls over (seed ${SEED})`, async () => {
  const { visitor, learner, admin } = await visitors();
  const callers = { public: visitor, session: learner, practice: learner, admin };
  const before = await processIds();
  const waiting = describedRoutes().filter(({ name, path, description: { body, query } }) => !leftOut.includes(name) && (body !== undefined || query !== undefined || path.includes(':')));
  const problems: string[] = [];
  const work = async (): Promise<void> => {
    for (let route = waiting.shift(); route; route = waiting.shift()) {
      const problem = await findProblem(callers[route.access], route);
      if (problem !== undefined) problems.push(problem);
    }
  };
  await Promise.all(Array.from({ length: ROUTES_AT_ONCE }, work));
  expect(problems).toEqual([]);
  // A session that ended on the way would have made most of this a test of one refusal.
  expect([(await learner('GET', '/api/user')).status, (await admin('GET', '/api/user')).status]).toEqual([200, 200]);
  const withSchema = describedRoutes().filter(({ name, description: { body } }) => !leftOut.includes(name) && body !== undefined && !isRaw(body));
  expect(withSchema.filter(({ name }) => !reached.has(name)).length).toBeLessThan(withSchema.length * MOST_UNREACHED);
  await allReady();
  expect(await processIds()).toEqual(before);
}, 300_000);
