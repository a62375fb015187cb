import { readMascotPreference } from './mascot-preference.js';

test('the mascot is there until it was put away, also where storage is blocked', () => {
  expect(readMascotPreference({ getItem: () => null })).toBe(true);
  expect(readMascotPreference({ getItem: () => 'collapsed' })).toBe(false);
  expect(readMascotPreference(null)).toBe(true);
  const blocked = {
    getItem: (): string => {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  expect(readMascotPreference(blocked)).toBe(true);
});
