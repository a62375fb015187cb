import { isolateGerman } from './isolate-german.js';

test('every quoted part of a Persian sentence is isolated, also when a quote stands within a quote', () => {
  expect(isolateGerman('بعد از «zu» داتیو می‌آید: «zu deiner Party».')).toBe('بعد از «\u2068zu\u2069» داتیو می‌آید: «\u2068zu deiner Party\u2069».');
  expect(isolateGerman('املای درست این است: ««Hallo»».')).toBe('املای درست این است: ««\u2068Hallo\u2069»».');
});

test('a sentence without German words stays as it is', () => {
  expect(isolateGerman('اول جمله را با حرف بزرگ می‌نویسیم.')).toBe('اول جمله را با حرف بزرگ می‌نویسیم.');
});
