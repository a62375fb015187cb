import { pendingEmail } from './pending-email.js';

function memory(): () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return () => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  });
}

test('the address is kept until it is cleared', () => {
  const store = memory();
  pendingEmail.write('ali@example.org', store);
  expect(pendingEmail.read(store)).toBe('ali@example.org');
  pendingEmail.clear(store);
  expect(pendingEmail.read(store)).toBeNull();
});

test('blocked storage means that no address is known', () => {
  const blocked = (): never => {
    throw new Error('blocked');
  };
  expect(() => pendingEmail.write('a@b.c', blocked)).not.toThrow();
  expect(() => pendingEmail.clear(blocked)).not.toThrow();
  expect(pendingEmail.read(blocked)).toBeNull();
});
