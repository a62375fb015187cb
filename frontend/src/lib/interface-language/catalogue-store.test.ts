import { createStoredChoice } from '../stored-choice.js';
import { createCatalogueStore } from './catalogue-store.js';
import type { Catalogue } from './catalogue-types.js';
import type { InterfaceLanguage } from './interface-language.js';

const aChoice = () => createStoredChoice<InterfaceLanguage>({ key: 'language', choices: ['standard', 'english', 'persian'], defaultChoice: () => 'standard' });
const aCatalogue = (): Catalogue => ({ show: () => null });
/** Until what has been answered has been passed on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('nothing is fetched while the default language stands', async () => {
  let fetched = 0;
  const load = () => {
    fetched += 1;
    return Promise.resolve(aCatalogue());
  };
  const store = createCatalogueStore(aChoice(), { english: load, persian: load });
  store.subscribe(() => undefined);
  await settled();
  expect(fetched).toBe(0);
  expect(store.get()).toBeNull();
});

test('a choice brings its catalogue, and everybody who shows texts is told', async () => {
  const [choice, persian] = [aChoice(), aCatalogue()];
  const store = createCatalogueStore(choice, { english: () => Promise.resolve(aCatalogue()), persian: () => Promise.resolve(persian) });
  const seen: (Catalogue | null)[] = [];
  store.subscribe(() => seen.push(store.get()));
  choice.set('persian');
  await settled();
  expect(seen).toEqual([null, persian]);
});

test('back to the default, texts are as they were', async () => {
  const choice = aChoice();
  const store = createCatalogueStore(choice, { english: () => Promise.resolve(aCatalogue()), persian: () => Promise.resolve(aCatalogue()) });
  choice.set('english');
  await settled();
  choice.set('standard');
  expect(store.get()).toBeNull();
});

test('a catalogue that does not come leaves texts as they are, and is asked for again by the next who looks', async () => {
  const choice = aChoice();
  const english = aCatalogue();
  let isReachable = false;
  const load = () => (isReachable ? Promise.resolve(english) : Promise.reject(new Error('offline')));
  const store = createCatalogueStore(choice, { english: load, persian: load });
  choice.set('english');
  await settled();
  expect(store.get()).toBeNull();
  isReachable = true;
  store.subscribe(() => undefined);
  await settled();
  expect(store.get()).toBe(english);
});
