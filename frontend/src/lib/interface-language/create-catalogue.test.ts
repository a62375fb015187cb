import { createCatalogue } from './create-catalogue.js';

const entries = {
  'Ihr Text ist gespeichert.': 'متن شما ذخیره شده است.',
  'Ihre Serie ist {days} Tage lang.': 'زنجیرهٔ شما {days} روزه است.',
  'Fehler bei der Analyse: {message}': 'بررسی متن انجام نشد: {message}',
  'Sie sehen {shown} von {total} Zeilen.': '{shown} خط از {total} خط را می‌بینید.',
};
const persian = createCatalogue('fa', entries);
const english = createCatalogue('en', { 'Sie sehen {shown} von {total} Zeilen.': 'Of {total} lines you see {shown}.' });

test('a known text has its translation, an unknown one has none', () => {
  expect(persian.translate('Ihr Text ist gespeichert.')).toBe('متن شما ذخیره شده است.');
  expect(persian.translate('Ihr Text')).toBeUndefined();
  expect(persian.translate('toString')).toBeUndefined();
});

test('values stand in their places, in whatever order the language wants them', () => {
  expect(english.translate('Sie sehen 100 von 5.000 Zeilen.')).toBe('Of 5,000 lines you see 100.');
});

test('numbers are written as the language writes them', () => {
  expect(persian.translate('Ihre Serie ist 1.204 Tage lang.')).toBe('زنجیرهٔ شما ۱٬۲۰۴ روزه است.');
});

test('a value that has a translation comes translated', () => {
  expect(persian.translate('Fehler bei der Analyse: Ihr Text ist gespeichert.')).toBe('بررسی متن انجام نشد: \u2068متن شما ذخیره شده است.\u2069');
});

test('a value without one keeps its own direction in a Persian sentence', () => {
  expect(persian.translate('Fehler bei der Analyse: kein Netz!')).toBe('بررسی متن انجام نشد: \u2068kein Netz!\u2069');
});

test('an element with a known text says its language and direction', () => {
  expect(persian.show('Ihr Text ist gespeichert.')).toEqual({ lang: 'fa', dir: 'rtl', children: ['متن شما ذخیره شده است.'] });
  expect(english.show('Sie sehen 1 von 2 Zeilen.')).toEqual({ lang: 'en', dir: 'ltr', children: ['Of 2 lines you see 1.'] });
});

test('an element without any known text stays as it is', () => {
  expect(persian.show(['Guten Tag', 7, null])).toBeNull();
});

test('beside a known text, words without a translation keep their own direction', () => {
  const shown = persian.show(['Ihr Text ist gespeichert.', ' ', 'Guten Tag!']);
  expect(shown?.children).toEqual(['متن شما ذخیره شده است.', ' ', expect.objectContaining({ type: 'bdi', props: { children: 'Guten Tag!' } })]);
});
