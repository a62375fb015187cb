import { z } from 'zod';
import { configOf, deploymentsOf, labels, ofKind, render, renderBoth } from './support/chart.js';
import type { Resource } from './support/chart.js';

const selector = z.strictObject({ matchLabels: labels });
const peer = z.strictObject({ podSelector: selector.optional(), namespaceSelector: selector.optional(), ipBlock: z.strictObject({ cidr: z.string(), except: z.array(z.string()) }).optional() });
const port = z.strictObject({ port: z.union([z.number(), z.string()]), protocol: z.string().optional() });
const policySchema = z.looseObject({
  metadata: z.looseObject({ name: z.string() }),
  spec: z.strictObject({
    podSelector: selector,
    policyTypes: z.array(z.string()),
    ingress: z.array(z.strictObject({ from: z.array(peer).min(1), ports: z.array(port).optional() })).optional(),
    egress: z.array(z.strictObject({ to: z.array(peer).optional(), ports: z.array(port).min(1) })).optional(),
  }),
});
const policiesOf = (resources: Resource[]) => ofKind(resources, 'NetworkPolicy').map((it) => policySchema.parse(it));
const componentOf = (it: z.infer<typeof selector> | undefined) => it?.matchLabels['app.kubernetes.io/component'];

let plain: Resource[] = [];
let whole: Resource[] = [];
beforeAll(async () => {
  ({ plain, whole } = await renderBoth());
}, 120_000);

const policyOf = (name: string, resources = plain) => {
  const found = policiesOf(resources).find(({ metadata }) => metadata.name === `b1-fuchs-${name}`);
  if (found === undefined) throw new Error(`no policy for ${name}`);
  return found.spec;
};
/** Ports on which a process reaches what is not a pod of the chart, DNS aside. */
const outsidePorts = (name: string, resources = plain) =>
  (policyOf(name, resources).egress ?? []).filter(({ to }) => to?.some(({ ipBlock }) => ipBlock !== undefined) === true).flatMap(({ ports }) => ports.map((it) => it.port));
const storePorts = (name: string) => (policyOf(name).egress ?? []).filter(({ to }) => to === undefined).flatMap(({ ports }) => ports.map((it) => it.port));

/** Who asks whom, by the addresses that processes are given. */
const calls = () =>
  [...deploymentsOf(plain).keys()].flatMap((name) =>
    Object.values(configOf(plain, name)).flatMap((value) => {
      const callee = /^http:\/\/b1-fuchs-([a-z-]+):(?:8000|8080|9464)$/.exec(value)?.[1];
      return callee === undefined ? [] : [`${name} → ${callee}`];
    }),
  );

describe('the network policies', () => {
  test('let nothing through unless one says so', () => {
    const deny = policyOf('deny');
    expect(deny).toEqual({ podSelector: deny.podSelector, policyTypes: ['Ingress', 'Egress'] });
    for (const [, { spec }] of deploymentsOf(plain)) expect(spec.template.metadata.labels).toMatchObject(deny.podSelector.matchLabels);
  });

  test('open the way out and the way in for each address that a process is given, and for no other', () => {
    const names = [...deploymentsOf(plain).keys()];
    const out = names.flatMap((name) => (policyOf(name).egress ?? []).flatMap(({ to }) => to?.flatMap(({ podSelector }) => componentOf(podSelector) ?? []) ?? []).map((callee) => `${name} → ${callee}`));
    const into = names.flatMap((name) => (policyOf(name).ingress ?? []).flatMap(({ from }) => from.flatMap(({ podSelector }) => componentOf(podSelector) ?? [])).map((caller) => `${caller} → ${name}`));
    expect(calls().length).toBeGreaterThan(20);
    expect(out.sort()).toEqual(calls().sort());
    expect(into.sort()).toEqual(calls().sort());
  });

  test('name pods that there are', () => {
    const pods = [...deploymentsOf(whole).values()].map(({ spec }) => spec.template.metadata.labels);
    // Pods that the operators make, by the labels that they give them.
    pods.push({ app: 'b1-fuchs-mongodb-svc' }, { 'app.kubernetes.io/name': 'b1-fuchs-rabbitmq' });
    const selectors = policiesOf(whole).flatMap(({ spec }) => [spec.podSelector, ...(spec.ingress ?? []).flatMap(({ from }) => from), ...(spec.egress ?? []).flatMap(({ to }) => to ?? [])]);
    const wanted = selectors.flatMap((it) => ('matchLabels' in it ? [it.matchLabels] : it.podSelector ? [it.podSelector.matchLabels] : []));
    expect(wanted.length).toBeGreaterThan(50);
    const lost = wanted.filter((it) => !pods.some((pod) => Object.entries(it).every(([key, value]) => pod[key] === value)));
    expect(lost).toEqual([]);
  });

  test('let the gateway alone be reached from outside', () => {
    const reached = [...deploymentsOf(plain).keys()].filter((name) => (policyOf(name).ingress ?? []).some(({ from }) => from.some(({ namespaceSelector }) => namespaceSelector !== undefined)));
    expect(reached).toEqual(['gateway']);
  });

  test('let the ingress see what people see, and not what operators do', () => {
    const rules = (policyOf('gateway', whole).ingress ?? []).map(({ ports, from }) => ({
      ports: (ports ?? []).map(({ port: name }) => name),
      namespaces: from.flatMap(({ namespaceSelector }) => Object.values(namespaceSelector?.matchLabels ?? {})),
    }));
    expect(rules).toEqual([{ ports: ['http'], namespaces: ['ingress-nginx'] }, { ports: ['operations'], namespaces: ['monitoring'] }]);
  });

  test('lead each process to the stores whose address it has, and to no other', () => {
    const ports: Record<string, number[]> = { MONGO_URL: [27017], RABBIT_URL: [5672, 5671], REDIS_URL: [6379, 6380] };
    for (const [name, it] of deploymentsOf(plain)) {
      const [container] = it.spec.template.spec.containers;
      const has = (container?.env ?? []).flatMap(({ name: variable }) => ports[variable] ?? []);
      expect({ name, ports: storePorts(name).sort() }).toEqual({ name, ports: has.sort() });
    }
  });

  test('let nobody onto the internet who has nothing to look for there', async () => {
    expect(Object.fromEntries([...deploymentsOf(plain).keys()].map((name) => [name, outsidePorts(name)]).filter(([, ports]) => ports?.length !== 0))).toEqual({ auth: [25, 465, 587], billing: [443] });
    const more = await render(['settings.practice-ai.AI_PROVIDER=openai', 'settings.auth.GOOGLE_CLIENT_ID=b1']);
    expect(outsidePorts('practice-ai', more)).toEqual([443]);
    expect(outsidePorts('auth', more)).toEqual([25, 465, 587, 443]);
    expect(outsidePorts('practice-ai', await render(['settings.practice-ai.AI_PROVIDER=offline']))).toEqual([]);
    for (const { spec } of policiesOf(more)) {
      for (const { to } of spec.egress ?? []) for (const { ipBlock } of to ?? []) if (ipBlock) expect(ipBlock.except).toContain('169.254.0.0/16');
    }
  });

  test('give the engines no way out', () => {
    for (const name of ['grammar', 'parser', 'embeddings']) expect(policyOf(name).egress).toEqual([]);
  });

  test('let each database’s members, their services and no others in', () => {
    const asking = (policyOf('mongodb', whole).ingress ?? []).flatMap(({ from }) => from.flatMap(({ podSelector }) => componentOf(podSelector) ?? []));
    expect(asking).toEqual([...deploymentsOf(whole).keys()].filter((name) => !['gateway', 'grammar', 'parser', 'embeddings'].includes(name)));
  });
});
