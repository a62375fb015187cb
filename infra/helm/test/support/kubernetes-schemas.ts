import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';
import type { Resource } from './chart.js';
import { tools } from './tools.js';

const anySchema = z.record(z.string(), z.unknown());
const readSchema = (path: string) => anySchema.parse(JSON.parse(readFileSync(path, 'utf8')));

const name = z.string();
const text = z.string();
const labels = z.record(text, text);
const amounts = z.strictObject({ cpu: z.union([z.string(), z.number()]), memory: text });
const resources = z.strictObject({ requests: amounts, limits: amounts });
const object = <Spec extends z.ZodType>(spec: Spec) => z.strictObject({ apiVersion: text, kind: text, metadata: z.strictObject({ name, labels }), spec });
const relabelings = z.array(z.strictObject({ sourceLabels: z.array(text).optional(), targetLabel: text.optional(), replacement: text.optional(), action: z.enum(['replace', 'labeldrop']).optional(), regex: text.optional() }));

/**
 * The fields that the chart uses of the operators' kinds, after the definitions that come with the operators (MongoDB Community 0.8 and newer,
 * RabbitMQ cluster operator 2, Prometheus operator 0.60 and newer). No registry has those definitions.
 */
const customKinds: Record<string, z.ZodType> = {
  'mongodbcommunity.mongodb.com/v1 MongoDBCommunity': object(
    z.strictObject({
      type: z.literal('ReplicaSet'),
      members: z.int(),
      version: text,
      security: z.strictObject({ authentication: z.strictObject({ modes: z.array(z.enum(['SCRAM', 'SCRAM-SHA-256', 'SCRAM-SHA-1'])) }) }),
      users: z.array(
        z.strictObject({
          name,
          db: text,
          passwordSecretRef: z.strictObject({ name, key: text }),
          roles: z.array(z.strictObject({ name, db: text })),
          scramCredentialsSecretName: z.string().regex(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/),
          connectionStringSecretName: name,
        }),
      ),
      statefulSet: z.strictObject({
        spec: z.strictObject({
          template: z.strictObject({ spec: z.strictObject({ containers: z.array(z.strictObject({ name, resources })) }) }),
          volumeClaimTemplates: z.array(
            z.strictObject({ metadata: z.strictObject({ name }), spec: z.strictObject({ accessModes: z.array(text), storageClassName: text.optional(), resources: z.strictObject({ requests: z.strictObject({ storage: text }) }) }) }),
          ),
        }),
      }),
    }),
  ),
  'rabbitmq.com/v1beta1 RabbitmqCluster': object(
    z.strictObject({
      replicas: z.int(),
      image: text,
      persistence: z.strictObject({ storage: text, storageClassName: text.optional() }),
      resources,
      rabbitmq: z.strictObject({ additionalConfig: z.string().max(2000) }),
    }),
  ),
  'monitoring.coreos.com/v1 ServiceMonitor': object(
    z.strictObject({
      selector: z.strictObject({ matchLabels: labels }),
      endpoints: z.array(z.strictObject({ port: text, path: text.optional(), params: z.record(text, z.array(text)).optional(), interval: text, relabelings })),
    }),
  ),
  'monitoring.coreos.com/v1 PrometheusRule': object(
    z.strictObject({
      groups: z.array(
        z.strictObject({
          name,
          interval: text.optional(),
          rules: z.array(z.strictObject({ alert: text.optional(), record: text.optional(), expr: text, for: text.optional(), labels: labels.optional(), annotations: labels.optional() })),
        }),
      ),
    }),
  ),
};

/** @returns says what is wrong with a document, by Kubernetes' own strict schemas (1.34): unknown fields are wrong too; nothing where all is well */
export async function kubernetesValidator(): Promise<(document: Resource) => string[]> {
  const { schemas } = await tools();
  const files = new Set(readdirSync(schemas));
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema(readSchema(join(schemas, '_definitions.json')), '_definitions.json');
  return (document) => {
    const key = `${document.apiVersion} ${document.kind}`;
    const custom = customKinds[key];
    if (custom) return custom.safeParse(document).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
    const [group, version] = document.apiVersion.includes('/') ? document.apiVersion.split('/') : ['', document.apiVersion];
    const file = [document.kind, (group ?? '').split('.')[0], version].filter(Boolean).join('-').toLowerCase() + '.json';
    if (!files.has(file)) return [`nobody knows ${key}`];
    const validate = ajv.getSchema(file) ?? ajv.addSchema(readSchema(join(schemas, file)), file).getSchema(file);
    if (validate === undefined) return [`no schema in ${file}`];
    return validate(document) ? [] : (validate.errors ?? []).map(({ instancePath, message, params }) => `${instancePath}: ${message ?? ''} ${JSON.stringify(params)}`);
  };
}
