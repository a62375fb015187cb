import fc from 'fast-check';

type Json = fc.JsonValue;
type Fields = Record<string, Json>;

/** What is sent. `valid`: as the schema has it, so that whatever lies behind is reached too. */
export type Sent = { kind: string; contentType: string; text: string };

const JSON_TYPE = 'application/json';

/** NUL, a lone surrogate, marks that turn the direction, letters that become two, a non-character, and names of every object. */
const UNUSUAL = ['\u0000', '\ud800', 'a\udfff', '\u202eabc\u202c', '\u200f\u200e', 'ﷺ', 'ß\u0301\u0301', '\ufeff', '\uffff', '👩‍👩‍👧', '${7*7}', '{"$gt":""}', "' OR 1=1 --", '../../etc/passwd', '%00', '<script>alert(1)</script>'];
const WRONG: Json[] = [null, true, -1, 0, 1.5, 1e308, -1e308, Number.MAX_SAFE_INTEGER, '', 'x', [], [[]], {}, { $gt: '' }, { $ne: null }, { toString: 1 }];
const PROTOTYPE = ['"__proto__":{"isAdmin":true}', '"constructor":{"prototype":{"x":1}}', '"hasOwnProperty":1', '"toString":null', '"$where":"1"', '"a.b":1', '"":0'];
const HUGE = 60_000;
const DEPTH = 5_000;

const nested = (open: string, close: string): string => open.repeat(DEPTH) + close.repeat(DEPTH);
const isFields = (value: Json | undefined): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const asJson = (kind: string) => (value: unknown): Sent => ({ kind, contentType: JSON_TYPE, text: JSON.stringify(value) });

/** The same value with another one somewhere in it, at most three levels down. */
function replacedSomewhere(value: Json, other: Json): fc.Arbitrary<Json> {
  const keys: (string | number)[] = Array.isArray(value) ? value.map((_item, index) => index) : isFields(value) ? Object.keys(value) : [];
  if (keys.length === 0) return fc.constant(other);
  return fc.constantFrom(...keys).chain((key) => {
    const inner = (value as Fields)[key] ?? null;
    const swapped = fc.oneof({ weight: 2, arbitrary: fc.constant(other) }, { weight: 1, arbitrary: fc.constant(inner).chain((one) => replacedSomewhere(one, other)) });
    return swapped.map((one): Json => (Array.isArray(value) ? value.map((item, index) => (index === key ? one : item)) : { ...(value as Fields), [key]: one }));
  });
}

function without(value: Json): Json {
  if (!isFields(value)) return value;
  const [, ...others] = Object.entries(value);
  return Object.fromEntries(others);
}

/** Puts a member into an object's text: a parsed object would lose the keys of its prototype. */
const withMember = (value: Json, member: string): string => {
  const text = JSON.stringify(value);
  return isFields(value) ? `{${member}${text === '{}' ? '' : ','}${text.slice(1)}` : `{${member}}`;
};

/** Everything that a client may send in the place of `valid`, by mistake or on purpose. */
export function mutated(valid: fc.Arbitrary<Json>): fc.Arbitrary<Sent> {
  const swap = (kind: string, others: fc.Arbitrary<Json>): fc.Arbitrary<Sent> => fc.tuple(valid, others).chain(([value, other]) => replacedSomewhere(value, other).map(asJson(kind)));
  return fc.oneof(
    valid.map(asJson('valid')),
    swap('wrong type', fc.constantFrom(...WRONG)),
    swap('unusual text', fc.constantFrom(...UNUSUAL)),
    swap('long text', fc.constantFrom('a'.repeat(HUGE), 'ß'.repeat(HUGE / 2), ' '.repeat(HUGE), `${'Haus '.repeat(HUGE / 5)}.`)),
    valid.map(without).map(asJson('missing field')),
    fc.tuple(valid, fc.constantFrom(...PROTOTYPE)).map(([value, member]) => ({ kind: 'additional field', contentType: JSON_TYPE, text: withMember(value, member) })),
    valid.map((value) => ({ kind: 'deep nesting', contentType: JSON_TYPE, text: withMember(value, `"deep":${nested('[', ']')}`) })),
    fc.constantFrom(nested('[', ']'), `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`).map((text) => ({ kind: 'nothing but nesting', contentType: JSON_TYPE, text })),
    valid.map((value) => ({ kind: 'broken JSON', contentType: JSON_TYPE, text: JSON.stringify(value).slice(0, -1) })),
    fc.constantFrom('', 'null', '1', '"x"', '[]', '{', '\u0000', '{"a":1e999}', '{"a":NaN}').map((text) => ({ kind: 'no object', contentType: JSON_TYPE, text })),
    fc.tuple(valid, fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'application/json; charset=utf-7', 'application/json; charset=', 'x')).map(([value, contentType]) => ({ kind: 'wrong content type', contentType, text: JSON.stringify(value) })),
  );
}

/** Values of a query's parameters, most of them wrong. */
export const mutatedQuery = (names: string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom(...names, '__proto__', 'constructor[prototype]', 'x'), fc.oneof(fc.constantFrom(...UNUSUAL.map((text) => encodeURIComponent(text.toWellFormed())), '%', '%ff', '-1', '0', '1e9', '99999999999999999999', 'a'.repeat(4_000)), fc.string({ maxLength: 20 }).map(encodeURIComponent))), { maxLength: 4 })
    .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`);

/** What may stand in a path in the place of an id. */
export const pathPart: fc.Arbitrary<string> = fc.oneof(fc.uuid(), fc.constantFrom('x', '%00', '%', '%ff', '%F0%9F%A6%8A', 'a'.repeat(2_000), '..%2f..', '__proto__', '%7B%22$ne%22:1%7D', '-1', encodeURIComponent('\u202e')));
