import fc from 'fast-check';
import type { JsonSchema } from '../../gateway/src/api-docs/schemas.js';

type Json = fc.JsonValue;

/** What refinements ask for and no JSON schema can say, by the field's name. */
const byName: Record<string, fc.Arbitrary<Json>> = {
  email: fc.stringMatching(/^[a-z]{6,20}@example\.org$/),
  username: fc.stringMatching(/^[a-z]{6,20}$/),
  // Not the learner's own: with that a valid call would change it, and end the session of whoever asks.
  password: fc.constant('Anders-genug-8'),
  newPassword: fc.constant('Anders-genug-9'),
  timeZone: fc.constantFrom('Europe/Berlin', 'Asia/Tehran'),
  // No JSON schema tells of the order of two days.
  from: fc.constant('2026-11-01'),
  to: fc.constant('2026-11-29'),
};

const byFormat: Record<string, fc.Arbitrary<Json>> = {
  uuid: fc.uuid(),
  email: fc.stringMatching(/^[a-z]{6,20}@example\.org$/),
  'date-time': fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }).map((date) => date.toISOString()),
  date: fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  uri: fc.webUrl(),
};
/** Short, so that a test spends its time on what is unusual; a mutation makes the long ones. */
const MOST_CHARACTERS = 40;
const MOST_ITEMS = 3;
const WORDS = fc.constantFrom('Liebe Anna, ich komme gern.', 'Guten Tag', 'Am Wochenende ich gehe ins Kino.', 'x');

/** Values that a schema lets through, as far as the JSON schema alone says it. */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<Json> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...(schema.enum as Json[]));
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(arbitraryOf((schema.items ?? {}) as JsonSchema), { minLength: schema.minItems ?? 0, maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS)) });
    case 'string':
      return stringOf(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1_000, max: Math.max(schema.minimum ?? 0, schema.maximum ?? 1_000_000) });
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function stringOf({ format, minLength = 0, maxLength = MOST_CHARACTERS }: JsonSchema): fc.Arbitrary<Json> {
  const known = format === undefined ? undefined : byFormat[format];
  if (known) return known;
  const written = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, MOST_CHARACTERS)), unit: 'grapheme' });
  return fc.oneof(written, WORDS.map((words) => words.slice(0, maxLength)));
}

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<Json> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, byName[name] ?? arbitraryOf(field as JsonSchema)]));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}
