import { atTheSameTime, orError, writtenTogether } from './at-the-same-time.js';

test('calls at the same moment become one, and each gets its own answer', async () => {
  const asked: (readonly number[])[] = [];
  const double = atTheSameTime((numbers: readonly number[]) => {
    asked.push(numbers);
    return Promise.resolve(numbers.map((number) => 2 * number));
  });
  expect(await Promise.all([double(1), double(2), double(1)])).toEqual([2, 4, 2]);
  expect(await double(3)).toBe(6);
  expect(asked).toEqual([[1, 2, 1], [3]]);
});

test('no more than so many become one', async () => {
  const sizes: number[] = [];
  const same = atTheSameTime((numbers: readonly number[]) => {
    sizes.push(numbers.length);
    return Promise.resolve([...numbers]);
  }, 2);
  await Promise.all([same(1), same(2), same(3)]);
  expect(sizes).toEqual([2, 1]);
});

test('a failure is everybody’s, and the next call tries anew', async () => {
  let isBroken = true;
  const write = writtenTogether(() => (isBroken ? Promise.reject(new Error('away')) : Promise.resolve()));
  expect((await Promise.allSettled([write(1), write(2)])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  await expect(write(1)).resolves.toBeUndefined();
});

test('what cannot be read fails for the one who asked for it', async () => {
  const parse = atTheSameTime((texts: readonly string[]) => Promise.resolve(texts.map((text) => orError((): unknown => JSON.parse(text)))));
  expect(await Promise.allSettled([parse('1'), parse('{'), parse('2')])).toMatchObject([{ value: 1 }, { status: 'rejected' }, { value: 2 }]);
});
