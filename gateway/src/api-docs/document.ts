import { errorBodySchema, errorTable, type ErrorCode } from '@b1fuchs/contracts';
import type { z } from 'zod';
import type { Access } from '../routing-table.js';
import { isRaw, type Answer, type Raw } from './describe.js';
import { describedRoutes, type DescribedRoute } from './described-routes.js';
import { errorsOf } from './errors-of.js';
import { createOutputSchemas, inputSchema, type JsonSchema } from './schemas.js';

type Media = Record<string, { schema?: JsonSchema }>;
export type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema };
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Media };
  responses: Record<string, { description: string; content?: Media }>;
};
export type ApiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: object };
};

export const whoMayCall: Record<Access, string> = {
  public: 'Anybody.',
  session: 'Whoever is signed in.',
  practice: 'Whoever is signed in and has a running trial or membership, and administrators.',
  admin: 'Administrators.',
};

const ABOUT = `What the pages of B1 Fuchs ask the server. Who is signed in is known by a cookie that signing in sets. A request that changes
something must come from our own pages: \`Origin\`, or \`Sec-Fetch-Site: same-origin\`. Every error answer has the one shape ErrorBody. Later versions
only add to this.`.replaceAll('\n', ' ');

/** The OpenAPI document of every public route. @param about.cookieName of the session @throws Error where a description names what is not in the contracts */
export function apiDocument({ version, cookieName }: { version: string; cookieName: string }): ApiDocument {
  const outputs = createOutputSchemas();
  const paths: ApiDocument['paths'] = {};
  for (const described of describedRoutes()) {
    const path = (paths[openApiPath(described.path)] ??= {});
    path[described.method.toLowerCase()] = operationOf(described, outputs.refTo);
  }
  outputs.refTo(errorBodySchema);
  return {
    openapi: '3.1.0',
    info: { title: 'B1 Fuchs', version, description: ABOUT },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: outputs.used, securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } } },
  };
}

/** ':id' is '{id}' there. */
const openApiPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

type RefTo = ReturnType<typeof createOutputSchemas>['refTo'];

function operationOf(described: DescribedRoute, refTo: RefTo): Operation {
  const { name, area, access, description } = described;
  return {
    operationId: name.replaceAll(/[^A-Za-z]+(\w?)/g, (_between, first: string) => first.toUpperCase()),
    tags: [area],
    summary: description.does,
    description: whoMayCall[access],
    security: access === 'public' ? [] : [{ session: [] }],
    parameters: parametersOf(described),
    ...(description.body === undefined ? {} : { requestBody: requestBodyOf(description.body) }),
    responses: { ...Object.fromEntries(description.answers.map((answer) => [answer.status, responseOf(answer, refTo)])), ...errorResponses(errorsOf(described), refTo) },
  };
}

function parametersOf({ path, description: { query } }: DescribedRoute): Parameter[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']): Parameter => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  if (query === undefined) return inPath;
  const { properties = {} } = inputSchema(query);
  const fields: Readonly<Record<string, z.ZodType>> = query.shape;
  const inQuery = Object.entries(properties).map(([name, schema]): Parameter => {
    // Not zod's own list: what a schema makes good itself (catch) counts as required there.
    const required = fields[name]?.safeParse(undefined).success === false;
    return { name, in: 'query', required, schema: schema as JsonSchema };
  });
  return [...inPath, ...inQuery];
}

function requestBodyOf(body: NonNullable<DescribedRoute['description']['body']>): NonNullable<Operation['requestBody']> {
  if (isRaw(body)) return { required: true, content: mediaOf(body) };
  return { required: !body.safeParse({}).success, content: { 'application/json': { schema: inputSchema(body) } } };
}

const mediaOf = ({ media }: Raw): Media => Object.fromEntries(media.map((type) => [type, {}]));

function responseOf({ says, schemas, raw }: Answer, refTo: RefTo): { description: string; content?: Media } {
  const refs = schemas?.map(refTo) ?? [];
  const [first] = refs;
  const content: Media = {
    ...(first === undefined ? {} : { 'application/json': { schema: refs.length === 1 ? first : { anyOf: refs } } }),
    ...(raw === undefined ? {} : mediaOf(raw)),
  };
  return Object.keys(content).length === 0 ? { description: says } : { description: says, content };
}

/** One answer a status: the error body with the codes that have it. */
function errorResponses(codes: ErrorCode[], refTo: RefTo): Operation['responses'] {
  const statuses = [...new Set(codes.map((code) => errorTable[code].status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const some = codes.filter((code) => errorTable[code].status === status);
      const schema = { allOf: [refTo(errorBodySchema), { properties: { code: { enum: some } } }] };
      return [status, { description: some.join(', '), content: { 'application/json': { schema } } }];
    }),
  );
}
