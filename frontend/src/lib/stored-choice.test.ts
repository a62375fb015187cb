import { createStoredChoice } from './stored-choice.js';

const aChoice = () => createStoredChoice({ key: 'helper', choices: ['de', 'en', 'fa'], defaultChoice: () => 'de' });
const storageWith = (value: string | null): Pick<Storage, 'getItem'> => ({ getItem: () => value });

test.each([
  ['en', 'en'],
  ['fa', 'fa'],
  ['de', 'de'],
  [null, 'de'],
  ['tr', 'de'],
] as const)('what is stored as %s is read as %s', (stored, choice) => {
  expect(aChoice().read(storageWith(stored))).toBe(choice);
});

test('blocked storage means the default', () => {
  const blocked = {
    getItem: (): string => {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  expect(aChoice().read(blocked)).toBe('de');
  expect(aChoice().read(null)).toBe('de');
});

test('without any storage it is the default at first, and a choice holds until the page is left', () => {
  const choice = aChoice();
  expect(choice.get()).toBe('de');
  choice.set('fa');
  expect(choice.get()).toBe('fa');
});
