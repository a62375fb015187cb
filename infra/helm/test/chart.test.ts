import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { configSchema as admin } from '../../../services/admin/src/config.js';
import { configSchema as auth } from '../../../services/auth/src/config.js';
import { configSchema as billing } from '../../../services/billing/src/config.js';
import { configSchema as practiceAi } from '../../../services/practice-ai/src/config.js';
import { configSchema as progress } from '../../../services/progress/src/config.js';
import { configSchema as report } from '../../../services/report/src/config.js';
import { configSchema as vocabulary } from '../../../services/vocabulary/src/config.js';
import { configSchema as gateway } from '../../../gateway/src/config.js';
import { root } from '../../native/src/stack.js';
import { kubernetesSecrets } from '../src/kubernetes-secrets.js';
import { chart, configOf, containerOf, deploymentsOf, labels, ofKind, operators, render, renderBoth } from './support/chart.js';
import type { Resource } from './support/chart.js';
import { kubernetesValidator } from './support/kubernetes-schemas.js';

const configSchemas: Record<string, z.ZodType> = { gateway, auth, billing, 'practice-ai': practiceAi, vocabulary, progress, admin, report };
const engines = ['grammar', 'parser', 'embeddings'];
const processes = [...Object.keys(configSchemas), ...engines].sort();
/** What only the operator knows. */
const operatorEnv = {
  REDIS_URL: 'rediss://:password@redis.example:6380',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  STRIPE_SECRET_KEY: 'sk_live_example',
  STRIPE_WEBHOOK_SECRET: 'whsec_example',
};
const storeUrls = {
  MONGO_URL: 'mongodb+srv://user:password@mongo.example/?w=majority',
  RABBIT_URL: 'amqps://user:password@rabbit.example',
};

let plain: Resource[] = [];
let whole: Resource[] = [];

beforeAll(async () => {
  ({ plain, whole } = await renderBoth());
}, 120_000);

describe('the Helm chart', () => {
  test.each([
    ['as it is', [], []],
    ['with the operators and monitoring', operators, []],
    ['small', [], ['values-small.yaml']],
    ['large, with the operators', operators, ['values-large.yaml']],
    ['without ingress and policies', ['ingress.enabled=false', 'networkPolicy.enabled=false'], []],
  ])('%s is what Kubernetes takes, no field more', async (_name, values, files) => {
    const [problemsOf, resources] = await Promise.all([kubernetesValidator(), render(values, files)]);
    expect(resources.length).toBeGreaterThan(50);
    const problems = resources.flatMap((it) => problemsOf(it).map((problem) => `${it.kind} ${it.metadata.name} ${problem}`));
    expect(problems).toEqual([]);
    const named = resources.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(named.filter((it, index) => named.indexOf(it) !== index)).toEqual([]);
  });

  test('would be refused with a misspelt field', async () => {
    const problemsOf = await kubernetesValidator();
    const [deployment] = ofKind(plain, 'Deployment');
    expect(deployment && problemsOf({ ...deployment, spec: { ...labels.optional().catch({}).parse(deployment.spec), replica: 2 } })).not.toEqual([]);
  });

  test('starts each process of the system', () => {
    expect([...deploymentsOf(plain).keys()].sort()).toEqual(processes);
  });

  test('refuses keys and passwords among the values, an address without TLS, and images from nowhere', async () => {
    await expect(render(['settings.auth.TOKEN_SECRET=abc'])).rejects.toThrow("'TOKEN_SECRET'");
    await expect(render(['settings.practice-ai.OPENAI_API_KEY=abc'])).rejects.toThrow("'OPENAI_API_KEY'");
    await expect(render(['settings.billing.MONGO_URL=abc'])).rejects.toThrow("'MONGO_URL'");
    await expect(render(['publicUrl=http://lernen.example'])).rejects.toThrow('/publicUrl');
    await expect(render(['image.prefix='])).rejects.toThrow('/image/prefix');
  });

  test('holds no Secret, only names of some', () => {
    expect(ofKind(whole, 'Secret')).toEqual([]);
    const open = processes.flatMap((name) => Object.keys(configOf(plain, name)));
    expect(open.filter((variable) => /SECRET|PASSWORD|API_KEY|PRIVATE|^(MONGO|RABBIT|REDIS|SMTP)_URL$/.test(variable))).toEqual([]);
  });

  test('takes the images that are built, each under its process’s name, by digest where one is given', async () => {
    const built = z.array(z.object({ name: z.string() })).parse(JSON.parse(readFileSync(join(root, 'infra/docker/images.json'), 'utf8')));
    const images = [...deploymentsOf(plain)].map(([name, it]) => [name, containerOf(it).image]);
    expect(images.sort()).toEqual(built.map(({ name }) => [name, `ghcr.io/example/b1-fuchs/${name}:0.1.0`]).sort());
    const digest = `sha256:${'0'.repeat(64)}`;
    const auth = deploymentsOf(await render([`image.digests.auth=${digest}`])).get('auth');
    expect(auth && containerOf(auth).image).toBe(`ghcr.io/example/b1-fuchs/auth@${digest}`);
  });

  test('is released together with the product', () => {
    const { appVersion } = z.object({ appVersion: z.string() }).parse(parse(readFileSync(join(chart, 'Chart.yaml'), 'utf8')));
    expect(z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).version).toBe(appVersion);
  });
});

describe.each(processes)('the pod of %s', (name) => {
  const pod = () => {
    const found = deploymentsOf(plain).get(name);
    if (found === undefined) throw new Error(`${name} is not deployed`);
    return found;
  };

  test('runs as nobody, with nothing to write to but /tmp, and no rights', () => {
    const { spec } = pod().spec.template;
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(containerOf(pod()).securityContext).toEqual({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } });
    expect(spec.automountServiceAccountToken).toBe(false);
    const account = ofKind(plain, 'ServiceAccount').find(({ metadata }) => metadata.name === spec.serviceAccountName);
    expect(account).toMatchObject({ automountServiceAccountToken: false });
  });

  test('has the user that its image has', () => {
    const file = engines.includes(name) ? `${name}.Dockerfile` : 'node.Dockerfile';
    const user = [...readFileSync(join(root, 'infra/docker', file), 'utf8').matchAll(/^USER (\d+)$/gm)].at(-1)?.[1];
    expect(String(pod().spec.template.spec.securityContext.runAsUser)).toBe(user);
  });

  test('is asked for its health where it answers', () => {
    const { startupProbe, readinessProbe, livenessProbe } = containerOf(pod());
    const paths = [startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => httpGet.path);
    if (!engines.includes(name)) expect(paths).toEqual(['/health/live', '/health/ready', '/health/live']);
    else expect(readFileSync(join(root, `infra/docker/${name}.Dockerfile`), 'utf8')).toContain(`http://127.0.0.1:8000${paths[1] ?? ''}`);
  });

  test('is replaced without a gap, and has longer to stop than it takes', () => {
    expect(pod().spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    const limit = Number(/SHUTDOWN_TIMEOUT_MS = ([\d_]+)/.exec(readFileSync(join(root, 'services/shared/kit/src/lifecycle.ts'), 'utf8'))?.[1]?.replaceAll('_', '')) / 1_000;
    expect(pod().spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(containerOf(pod()).lifecycle.preStop.sleep.seconds + limit);
  });

  test('is scaled, kept and reached by its own name', () => {
    const own = `b1-fuchs-${name}`;
    const find = (kind: string) => ofKind(plain, kind).find(({ metadata }) => metadata.name === own);
    expect(find('HorizontalPodAutoscaler')).toMatchObject({ spec: { scaleTargetRef: { kind: 'Deployment', name: pod().metadata.name } } });
    const selector = pod().spec.selector.matchLabels;
    expect(pod().spec.template.metadata.labels).toMatchObject(selector);
    expect(find('PodDisruptionBudget')).toMatchObject({ spec: { selector: { matchLabels: selector } } });
    expect(find('Service')).toMatchObject({ spec: { selector } });
  });
});

describe.each(Object.entries(configSchemas))('the environment of %s', (name, schema) => {
  const given = (resources: Resource[], secrets: ReturnType<typeof kubernetesSecrets>) => {
    const found = deploymentsOf(resources).get(name);
    if (found === undefined) throw new Error(`${name} is not deployed`);
    const container = containerOf(found);
    expect(container.envFrom).toEqual([{ configMapRef: { name: `b1-fuchs-${name}` } }]);
    const fromSecrets = (container.env ?? []).map(({ name: variable, valueFrom: { secretKeyRef } }) => {
      const value = secrets.find(({ metadata }) => metadata.name === secretKeyRef.name)?.stringData[secretKeyRef.key];
      return { variable, value, secretKeyRef };
    });
    return { config: configOf(resources, name), fromSecrets };
  };

  test('is what it needs to start, with the Secrets of make kubernetes-secrets', () => {
    const { config, fromSecrets } = given(plain, kubernetesSecrets({ ...operatorEnv, ...storeUrls }));
    expect(fromSecrets.filter(({ value, secretKeyRef }) => value === undefined && secretKeyRef.optional !== true)).toEqual([]);
    const env = { ...config, ...Object.fromEntries(fromSecrets.flatMap(({ variable, value }) => (value === undefined ? [] : [[variable, value]]))) };
    expect(schema.safeParse(env).error).toBeUndefined();
    expect(env.HOME).toBe('/tmp');
    const example = readFileSync(join(root, '.env.example'), 'utf8');
    expect(Object.keys(env).filter((variable) => variable !== 'HOME' && !example.includes(variable))).toEqual([]);
  });

  test('comes from the operators’ own Secrets where they run the stores', () => {
    const { fromSecrets } = given(whole, kubernetesSecrets(operatorEnv));
    const missing = fromSecrets.filter(({ value, secretKeyRef }) => value === undefined && secretKeyRef.optional !== true).map(({ secretKeyRef }) => secretKeyRef);
    const expected = [{ name: 'b1-fuchs-rabbitmq-default-user', key: 'connection_string' }, { name: `b1-fuchs-mongodb-${name}`, key: 'connectionString.standard' }];
    expect(missing).toEqual(name === 'gateway' ? [] : expected);
    const users = JSON.stringify(ofKind(whole, 'MongoDBCommunity'));
    if (name !== 'gateway') expect(users).toContain(`"connectionStringSecretName":"b1-fuchs-mongodb-${name}"`);
  });
});
