import { connectorKindSchema, connectorMeaningSchema, connectors, connectorSchema } from '../src/index.js';
import { containsInOrder, fixedParts } from './find-parts.js';

describe('connectors', () => {
  test('each holds to the schema', () => {
    expect(connectors.length).toBeGreaterThanOrEqual(60);
    for (const connector of connectors) {
      expect(() => connectorSchema.parse(connector)).not.toThrow();
    }
  });

  test('connector and kind together are unique, and no example stands twice', () => {
    const keys = connectors.map(({ connector, kind }) => `${connector} (${kind})`);
    expect(keys).toHaveLength(new Set(keys).size);
    expect(connectors).toHaveLength(new Set(connectors.map(({ example }) => example)).size);
  });

  test('every example uses its connector', () => {
    const unused = connectors.filter(({ connector, example }) => !containsInOrder(example, fixedParts(connector), 'iu'));
    expect(unused.map(({ connector }) => connector)).toEqual([]);
  });

  test('every kind and every relation of meaning is there', () => {
    const kinds = new Set(connectors.map(({ kind }) => kind));
    expect(connectorKindSchema.options.filter((kind) => !kinds.has(kind))).toEqual([]);
    const meanings = new Set(connectors.flatMap(({ expresses }) => expresses));
    expect(connectorMeaningSchema.options.filter((meaning) => !meanings.has(meaning))).toEqual([]);
  });

  test('a subordinate clause is set off by a comma in its example', () => {
    const withoutComma = connectors.filter(
      ({ kind, example }) => (kind === 'subordinating' || kind === 'infinitive') && !example.includes(','),
    );
    expect(withoutComma.map(({ connector }) => connector)).toEqual([]);
  });
});
