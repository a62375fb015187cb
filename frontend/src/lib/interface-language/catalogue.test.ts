import { errorTable, PLACEHOLDER_WARNING, TOPIC_WARNING } from '@b1fuchs/contracts';
import { english } from './catalogue/english.js';
import { persian } from './catalogue/persian.js';
import { markedTexts, serverTexts } from './test/marked-texts.js';
import { placesIn } from './create-catalogue.js';

const needed = new Set([
  ...Object.values(errorTable).map(({ message }) => message),
  PLACEHOLDER_WARNING,
  TOPIC_WARNING,
  ...serverTexts(),
  ...markedTexts(),
]);
const catalogues = [
  ['English', english],
  ['Persian', persian],
] as const;

describe.each(catalogues)('the %s catalogue', (_, { texts }) => {
  test('knows every error message and every text that is marked as help', () => {
    expect([...needed].filter((text) => !texts.has(text))).toEqual([]);
  });

  test('holds nothing that is not said any more', () => {
    expect([...texts.keys()].filter((text) => !needed.has(text))).toEqual([]);
  });

  test('keeps the places of values', () => {
    const changed = [...texts].filter(([text, translation]) => placesIn(text).sort().join() !== placesIn(translation).sort().join());
    expect(changed).toEqual([]);
  });

  test('has no empty translation and none with white space around it', () => {
    expect([...texts.values()].filter((translation) => translation === '' || translation !== translation.trim())).toEqual([]);
  });
});

test('every Persian translation is written with Persian letters, none with the Arabic ones that look like them', () => {
  const translations = [...persian.texts.values()];
  expect(translations.filter((text) => !/[\u0600-\u06ff]/u.test(text))).toEqual([]);
  expect(translations.filter((text) => /[\u064a\u0643\u0649\u0660-\u0669]/u.test(text))).toEqual([]);
});

test('Persian prefixes and endings are joined by a half-space, not set apart', () => {
  expect([...persian.texts.values()].filter((text) => /(^|\s)(ن?می|ها|های|هایی|هایتان|ترین) /u.test(text))).toEqual([]);
});

test('German words quoted in a Persian sentence keep running from left to right', () => {
  const loose = [...persian.texts.values()].filter((text) => [...text.matchAll(/«([^«»]*)»/gu)].some(([, quoted]) => !/^\u2068[^\u2068\u2069]*\u2069$/u.test(quoted ?? '')));
  expect(loose).toEqual([]);
});
