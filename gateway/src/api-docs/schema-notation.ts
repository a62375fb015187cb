import type { JsonSchema } from './schemas.js';

const INDENT = '  ';

/** A schema as a type that people read: `{ name: string (at most 50), role?: "user" | "admin" }`, over several lines where it has fields. */
export function schemaNotation(schema: JsonSchema, indent = ''): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => schemaNotation(choice, indent)).join(' | ');
  if (schema.type === 'array') return `${grouped(schemaNotation((schema.items ?? {}) as JsonSchema, indent))}[]${boundsOf(schema.minItems, schema.maxItems)}`;
  if (schema.type === 'object') return objectNotation(schema, indent);
  const bounds = schema.type === 'string' ? boundsOf(schema.minLength, schema.maxLength) : boundsOf(schema.minimum, schema.maximum);
  return `${schema.format ?? String(schema.type ?? 'anything')}${bounds}${defaultOf(schema)}`;
}

function objectNotation({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const inner = indent + INDENT;
  const fields = Object.entries(properties).map(([name, field]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaNotation(field as JsonSchema, inner)}`);
  if (typeof additionalProperties === 'object') fields.push(`${inner}[name]: ${schemaNotation(additionalProperties, inner)}`);
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`;
}

const grouped = (text: string): string => (text.includes(' | ') ? `(${text})` : text);
const defaultOf = ({ default: value }: JsonSchema): string => (value === undefined ? '' : `, else ${JSON.stringify(value)}`);

function boundsOf(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return ` (${least} to ${most})`;
  if (least !== undefined) return least === 0 ? '' : ` (at least ${least})`;
  return most === undefined ? '' : ` (at most ${most})`;
}
