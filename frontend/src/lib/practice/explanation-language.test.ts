import { chooseExplanationLanguage, currentExplanationLanguage, readExplanationLanguage } from './explanation-language.js';

const storageWith = (value: string | null): Pick<Storage, 'getItem'> => ({ getItem: () => value });

test.each([
  ['en', 'en'],
  ['fa', 'fa'],
  ['de', 'de'],
  [null, 'de'],
  ['tr', 'de'],
] as const)('what is stored as %s is read as %s', (stored, language) => {
  expect(readExplanationLanguage(storageWith(stored))).toBe(language);
});

test('blocked storage means German', () => {
  const blocked = {
    getItem: () => {
      throw new Error('blocked');
    },
  };
  expect(readExplanationLanguage(blocked)).toBe('de');
});

test('without any storage it is German at first, and a choice holds until the page is left', () => {
  expect(currentExplanationLanguage()).toBe('de');
  chooseExplanationLanguage('fa');
  expect(currentExplanationLanguage()).toBe('fa');
});
