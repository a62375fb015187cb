import * as contracts from '@b1fuchs/contracts';
import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const REF = '#/components/schemas/';

/** Every schema of the contracts under the name that it has there. */
function namedSchemas() {
  const names = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(contracts)) {
    if (schema instanceof z.ZodType && !names.has(schema)) names.add(schema, { id: capitalized(name.replace(/Schema$/, '')) });
  }
  return names;
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** zod writes the bounds of safe integers and the patterns behind formats out, which say nothing more to a reader. */
function shorten({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
}

/** Without what a schema says of itself as a file of its own. */
const bare = (schema: JsonSchema): JsonSchema => Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema' && key !== '$id'));

/** What a client may send; whole, without references. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  return bare(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: shorten }));
}

/** What a client is answered, with references to components that are collected meanwhile. */
export function createOutputSchemas() {
  const names = namedSchemas();
  const all = z.toJSONSchema(names, { io: 'output', unrepresentable: 'any', override: shorten, uri: (id) => REF + id }).schemas;
  const used: Record<string, JsonSchema> = {};

  function use(id: string): JsonSchema {
    const found = all[id];
    if (found === undefined) throw new Error(`The contracts have no schema ${id}`);
    if (!(id in used)) {
      const json = bare(found);
      used[id] = json;
      for (const [, inner = ''] of JSON.stringify(json).matchAll(/"#\/components\/schemas\/(\w+)"/g)) use(inner);
    }
    return { $ref: REF + id };
  }

  function refTo(schema: z.ZodType): JsonSchema {
    const id = names.get(schema)?.id;
    if (id !== undefined) return use(id);
    if (schema instanceof z.ZodArray) return { type: 'array', items: refTo(schema.element as z.ZodType) };
    throw new Error('An answer is described by a schema that the contracts do not export');
  }

  return { refTo, used };
}
