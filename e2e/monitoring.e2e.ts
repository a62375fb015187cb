import { eventually } from '@b1fuchs/testing';
import { serviceNameSchema } from '@b1fuchs/contracts';
import { z } from 'zod';
import { alerts, exprOf } from '../infra/monitoring/src/alerts.js';
import { views } from '../infra/monitoring/src/views.js';
import { allReady } from './stack.js';
import { wholeLearner, type WholeLearner } from './whole-learner.js';

const urls = z.looseObject({ PROMETHEUS_URL: z.url() }).parse(process.env);
const answerSchema = z.object({ status: z.literal('success'), data: z.object({ result: z.array(z.unknown()) }) });
/** Prometheus looks every 15 s, and a rate needs two looks. */
const SEEN_WITHIN_MS = 90_000;

let learner: WholeLearner;

beforeAll(async () => {
  await allReady();
  learner = await wholeLearner();
});

async function ask(expr: string): Promise<unknown[]> {
  const answer = await fetch(new URL(`/api/v1/query?${new URLSearchParams({ query: expr })}`, urls.PROMETHEUS_URL));
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${expr}: ${text}`);
  return answerSchema.parse(JSON.parse(text)).data.result;
}

const givesData = (expr: string): Promise<void> =>
  eventually(async () => {
    if ((await ask(expr)).length === 0) throw new Error(`nothing is known of: ${expr}`);
  }, SEEN_WITHIN_MS);

const panels = views.flatMap(({ id, panels: all }) => all.map(({ title, queries }) => ({ name: `${id}: ${title}`, exprs: queries.map(({ expr }) => expr) })));

test.each(panels)('after a learner’s day there is something to draw in $name', async ({ exprs }) => {
  for (const expr of exprs) await givesData(expr);
});

test.each(alerts.map((alert) => ({ name: alert.name, alert })))('$name looks at something that is known', async ({ alert }) => {
  await givesData(alert.measure);
  await ask(exprOf(alert));
});

test('Prometheus has read all rules, and nobody is told of a process that is down', async () => {
  const rules: unknown = await (await fetch(new URL('/api/v1/rules', urls.PROMETHEUS_URL))).json();
  const groups = z.object({ data: z.object({ groups: z.array(z.object({ rules: z.array(z.object({ name: z.string(), health: z.string() })) })) }) }).parse(rules).data.groups;
  const all = groups.flatMap((group) => group.rules);
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(alerts.map(({ name }) => name)));
  expect(all.filter(({ health }) => health === 'err')).toEqual([]);
  await eventually(async () => {
    expect(await ask('up == 0')).toEqual([]);
  }, SEEN_WITHIN_MS);
});

test('a view is a page of Prometheus', async () => {
  const page = await (await fetch(new URL('/consoles/overview.html', urls.PROMETHEUS_URL))).text();
  expect(page).toContain('<h1>Overview</h1>');
  expect(page).toContain('service-practice-ai.html');
  const script = await fetch(new URL('/consoles/console-page.js', urls.PROMETHEUS_URL));
  expect(script.status).toBe(200);
  expect(await script.text()).toContain('query_range');
});

/** Every label of every series of a process: name and value. */
async function labelsOf(service: string): Promise<[name: string, value: string][]> {
  const url = urls[service === 'gateway' ? 'GATEWAY_OPERATIONS_URL' : `${service.toUpperCase().replaceAll('-', '_')}_URL`];
  const text = await (await fetch(`${String(url)}/metrics`)).text();
  return [...text.matchAll(/[{,](\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name = '', value = '']) => [name, value]);
}

/** How many different values a label may have: routes and events are as many as the code knows. */
const MOST_VALUES = 150;
const LOOKS_LIKE_AN_ID = /[0-9a-f]{8}-[0-9a-f]{4}|[0-9a-f]{16}|@|\b(cs|pi|cus|ch)_\w{6}|\/\d{3,}/i;

test.each(serviceNameSchema.options)('the metrics of %s name nobody, and have few labels', async (service) => {
  const labels = await labelsOf(service);
  expect(labels.length).toBeGreaterThan(50);
  const personal = labels.filter(([name, value]) => name !== 'version' && (LOOKS_LIKE_AN_ID.test(value) || [learner.userId, learner.username, learner.email].some((word) => value.includes(word))));
  expect(personal).toEqual([]);
  const different = new Set(labels.map(([name, value]) => `${name}=${value}`));
  const valuesOf = (label: string): number => [...different].filter((one) => one.startsWith(`${label}=`)).length;
  expect(labels.filter(([name]) => valuesOf(name) > MOST_VALUES)).toEqual([]);
});
