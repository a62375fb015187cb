import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { root } from '../../../native/src/stack.js';
import { KUBERNETES, tools } from './tools.js';

const run = promisify(execFile);
export const chart = join(root, 'infra/helm/b1-fuchs');

/** What everybody must say. */
const wanted = [
  'publicUrl=https://lernen.example',
  'image.prefix=ghcr.io/example/b1-fuchs',
  'settings.auth.MAIL_FROM=B1 Fuchs <fuchs@lernen.example>',
  'settings.auth.SUPPORT_EMAIL=hilfe@lernen.example',
];
export const operators = ['mongodb.operator.enabled=true', 'rabbitmq.operator.enabled=true', 'monitoring.enabled=true'];

export const labels = z.record(z.string(), z.string());
const resource = z.looseObject({ apiVersion: z.string(), kind: z.string(), metadata: z.looseObject({ name: z.string(), labels: labels.optional() }) });
export type Resource = z.infer<typeof resource>;

/**
 * Renders the chart by helm itself, as for the release b1-fuchs.
 * @param values more values, as `--set` takes them
 * @param files values files of the chart
 * @throws with helm's words where it refuses the values
 */
export async function render(values: string[] = [], files: string[] = []): Promise<Resource[]> {
  const { helm } = await tools();
  const given = [...files.flatMap((file) => ['-f', join(chart, file)]), ...[...wanted, ...values].flatMap((value) => ['--set', value])];
  const { stdout } = await run(helm, ['template', 'b1-fuchs', chart, '--kube-version', `${KUBERNETES}.0`, ...given], { maxBuffer: 64 * 1024 * 1024 });
  return parseAllDocuments(stdout).flatMap((document): Resource[] => {
    if (document.errors.length > 0) throw new Error(document.errors.join('\n'));
    const content: unknown = document.toJS({ maxAliasCount: -1 });
    return content === null ? [] : [resource.parse(content)];
  });
}

/** The chart as it is by default, and with all that it can bring. */
export async function renderBoth(): Promise<{ plain: Resource[]; whole: Resource[] }> {
  await tools();
  const [plain, whole] = await Promise.all([render(), render(operators)]);
  return { plain, whole };
}

const probe = z.looseObject({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const amounts = z.object({ cpu: z.union([z.string(), z.number()]), memory: z.string() });
const reference = z.object({ name: z.string(), key: z.string(), optional: z.boolean().optional() });
const deployment = z.looseObject({
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({
    replicas: z.undefined().optional(),
    selector: z.object({ matchLabels: labels }),
    strategy: z.object({ type: z.literal('RollingUpdate'), rollingUpdate: z.object({ maxUnavailable: z.number(), maxSurge: z.number() }) }),
    template: z.object({
      metadata: z.looseObject({ labels }),
      spec: z.looseObject({
        serviceAccountName: z.string(),
        automountServiceAccountToken: z.boolean(),
        terminationGracePeriodSeconds: z.number(),
        securityContext: z.object({ runAsNonRoot: z.boolean(), runAsUser: z.number(), runAsGroup: z.number(), fsGroup: z.number(), seccompProfile: z.object({ type: z.string() }) }),
        topologySpreadConstraints: z.array(z.looseObject({ topologyKey: z.string() })),
        containers: z.array(
          z.looseObject({
            name: z.string(),
            image: z.string(),
            securityContext: z.object({ allowPrivilegeEscalation: z.boolean(), readOnlyRootFilesystem: z.boolean(), capabilities: z.object({ drop: z.array(z.string()) }) }),
            envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })).optional(),
            env: z.array(z.object({ name: z.string(), valueFrom: z.object({ secretKeyRef: reference }) })).optional(),
            startupProbe: probe,
            readinessProbe: probe,
            livenessProbe: probe,
            lifecycle: z.object({ preStop: z.object({ sleep: z.object({ seconds: z.number() }) }) }),
            resources: z.object({ requests: amounts, limits: amounts }),
          }),
        ),
      }),
    }),
  }),
});
export type Deployment = z.infer<typeof deployment>;

export const ofKind = (resources: readonly Resource[], kind: string): Resource[] => resources.filter((it) => it.kind === kind);

/** The Deployments by their process's name. */
export const deploymentsOf = (resources: readonly Resource[]): Map<string, Deployment> =>
  new Map(ofKind(resources, 'Deployment').map((it) => [it.metadata.labels?.['app.kubernetes.io/component'] ?? '', deployment.parse(it)]));

export const containerOf = ({ spec }: Deployment) => {
  const [container] = spec.template.spec.containers;
  if (container === undefined) throw new Error('has no container');
  return container;
};

/** The settings that a process gets in the open. */
export function configOf(resources: readonly Resource[], name: string): Record<string, string> {
  const found = ofKind(resources, 'ConfigMap').find(({ metadata }) => metadata.name === `b1-fuchs-${name}`);
  return found === undefined ? {} : labels.parse(found.data);
}
