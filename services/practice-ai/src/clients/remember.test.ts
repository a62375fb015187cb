import { rememberEach } from './remember.js';

describe('remembering answers', () => {
  function counting() {
    const asked: string[][] = [];
    const lengths = rememberEach<number[]>(10, (keys) => {
      asked.push(keys);
      return keys.includes('broken') ? Promise.reject(new Error('no answer')) : Promise.resolve(keys.map(({ length }) => [length]));
    });
    return { asked, lengths };
  }

  test('only what is new is asked for, once, and the answers keep the order of the keys', async () => {
    const { asked, lengths } = counting();
    expect(await lengths(['a', 'bbb', 'a'])).toEqual([[1], [3], [1]]);
    expect(await lengths(['cc', 'bbb', 'a'])).toEqual([[2], [3], [1]]);
    expect(await lengths(['a'])).toEqual([[1]]);
    expect(asked).toEqual([['a', 'bbb'], ['cc']]);
  });

  test('a failure is told and not kept', async () => {
    const { asked, lengths } = counting();
    await expect(lengths(['a', 'broken'])).rejects.toThrow('no answer');
    expect(await lengths(['a'])).toEqual([[1]]);
    expect(asked).toEqual([['a', 'broken'], ['a']]);
  });
});
