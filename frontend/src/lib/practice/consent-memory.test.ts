import { createConsentMemory } from './consent-memory.js';

const morning = new Date(2026, 4, 3, 8);
const evening = new Date(2026, 4, 3, 23, 59);
const nextDay = new Date(2026, 4, 4, 4, 0);

function someStorage(full = false) {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
}

test('a learner who was never asked may be asked', () => {
  expect(createConsentMemory(someStorage(), 'ali').mayAsk('1/OpenAI', morning)).toBe(true);
  expect(createConsentMemory(null, 'ali').mayAsk('1/OpenAI', morning)).toBe(true);
});

test('after ‘not now’ nothing is asked until the next day, also after a reload', () => {
  const storage = someStorage();
  createConsentMemory(storage, 'ali').silence('1/OpenAI', morning);
  const reloaded = createConsentMemory(storage, 'ali');
  expect(reloaded.mayAsk('1/OpenAI', evening)).toBe(false);
  expect(reloaded.mayAsk('1/OpenAI', nextDay)).toBe(true);
});

test('another wording and another learner are asked', () => {
  const storage = someStorage();
  createConsentMemory(storage, 'ali').silence('1/OpenAI', morning);
  expect(createConsentMemory(storage, 'ali').mayAsk('2/OpenAI', morning)).toBe(true);
  expect(createConsentMemory(storage, 'sara').mayAsk('1/OpenAI', morning)).toBe(true);
});

test.each([
  ['full', someStorage(true)],
  ['blocked', null],
])('a %s storage does not make it ask twice before the page is left, also on another screen', (name, storage) => {
  createConsentMemory(storage, `mina, ${name}`).silence('1/OpenAI', morning);
  const nextScreen = createConsentMemory(storage, `mina, ${name}`);
  expect(nextScreen.mayAsk('1/OpenAI', evening)).toBe(false);
  expect(nextScreen.mayAsk('1/OpenAI', nextDay)).toBe(true);
});

test('an unreadable storage is as good as an empty one', () => {
  const strange = { getItem: () => '{"version":7', setItem: () => undefined };
  expect(createConsentMemory(strange, 'ali').mayAsk('1/OpenAI', morning)).toBe(true);
});
