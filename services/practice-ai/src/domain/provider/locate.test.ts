import { locate } from './locate.js';

const text = 'In der Kirche ist es kalt, in der Schule nicht, in der Kneipe auch nicht.';

describe('finding what a proposal speaks of', () => {
  test('finds whole words only', () => {
    expect(locate(text, 'ist', 0, [])).toEqual({ from: 14, to: 17 });
    expect(locate(text, 'Kirch', 0, [])).toBeUndefined();
    expect(locate(text, 'neipe', 0, [])).toBeUndefined();
  });

  test('takes the occurrence nearest to the place', () => {
    expect(locate(text, 'in der', 0, [])?.from).toBe(27);
    expect(locate(text, 'in der', 70, [])?.from).toBe(48);
  });

  test('leaves out what is taken', () => {
    expect(locate(text, 'in der', 27, [{ from: 30, to: 33 }])?.from).toBe(48);
    expect(locate(text, 'in der', 27, [{ from: 0, to: text.length }])).toBeUndefined();
  });

  test('finds nothing where the words do not occur', () => {
    expect(locate(text, 'im Park', 0, [])).toBeUndefined();
    expect(locate(text, '', 0, [])).toBeUndefined();
    expect(locate('', 'in', 0, [])).toBeUndefined();
  });
});
