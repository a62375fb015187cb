import { createPageHint } from './page-hint.js';

const hint = (text: string) => ({ state: 'speaking' as const, text });

test('whoever shows the hint is told of each change', () => {
  const store = createPageHint();
  const seen: (string | undefined)[] = [];
  const stop = store.subscribe(() => seen.push(store.get()?.text));
  const first = hint('Beginnen Sie mit der Anrede.');
  store.set(first);
  store.clear(first);
  stop();
  store.set(hint('Ungehört'));
  expect(seen).toEqual(['Beginnen Sie mit der Anrede.', undefined]);
});

test('a page that is left does not take away the hint of the next one', () => {
  const store = createPageHint();
  const [left, next] = [hint('alt'), hint('neu')];
  store.set(left);
  store.set(next);
  store.clear(left);
  expect(store.get()).toBe(next);
});
