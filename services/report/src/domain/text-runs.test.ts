import { directionOf, prose } from './text-runs.js';

describe('Persian and German together', () => {
  test('a Persian phrase in a German sentence gets its language and direction, the German full stop stays outside', () => {
    expect(prose('Das heißt خانهٔ جدید.').join('')).toBe('Das heißt <span lang="fa" dir="rtl">خانهٔ جدید</span>.');
  });

  test('a German phrase in a Persian sentence gets its own, too', () => {
    const text = 'اینجا بهتر است بگوییم: Ich erzähle von.';
    expect(directionOf(text)).toBe('rtl');
    expect(prose(text, 'rtl').join('')).toBe('اینجا بهتر است بگوییم: <span lang="de" dir="ltr">Ich erzähle von</span>.');
  });

  test('German text stays one plain piece, escaped', () => {
    expect(directionOf('Grüße & Küsse')).toBe('ltr');
    expect(prose('Grüße & Küsse').join('')).toBe('Grüße &amp; Küsse');
  });
});
