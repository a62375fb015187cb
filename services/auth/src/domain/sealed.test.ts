import { seal, unseal } from './sealed.js';

const current = 'a key of thirty-two characters or more';
const former = 'the key that was in use before this one';

test('a sealed value opens with its key, also when that is one of the former ones', () => {
  expect(unseal([current], seal([current], 'Geheimnis'))).toBe('Geheimnis');
  expect(unseal([current, former], seal([former], 'Geheimnis'))).toBe('Geheimnis');
});

test('the same value never looks the same', () => {
  expect(seal([current], 'Geheimnis')).not.toBe(seal([current], 'Geheimnis'));
});

test.each([
  ['another key', (sealed: string) => unseal([former], sealed)],
  ['a changed value', (sealed: string) => unseal([current], `${sealed.slice(0, -2)}AA`)],
  ['a shortened value', (sealed: string) => unseal([current], sealed.slice(0, 10))],
])('it does not open with %s', (_what, open) => {
  expect(() => open(seal([current], 'Geheimnis!'))).toThrow('no key opens this value');
});
