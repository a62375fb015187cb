import { aCard, cardId, cards, memoryStorage, someStats } from '../test/builders.js';
import { createKeptCards } from './kept-cards.js';

const today = '2026-03-02';
const kept = { day: today, cards: cards(3), stats: someStats() };

test('due cards are there without network, for the same learner', () => {
  const storage = memoryStorage();
  createKeptCards(storage, 'user-1').write(kept);
  expect(createKeptCards(storage, 'user-1').read(today)).toEqual({ cards: kept.cards, stats: kept.stats });
  expect(createKeptCards(storage, 'user-2').read(today)).toBeNull();
});

test('on a later day the cards are due still, but yesterday’s figures are not shown', () => {
  const store = createKeptCards(memoryStorage(), 'user-1');
  store.write(kept);
  expect(store.read('2026-03-03')).toEqual({ cards: kept.cards, stats: null });
});

test('an answered card goes, and comes back first when its answer is taken back; the figures follow', () => {
  const store = createKeptCards(memoryStorage(), 'user-1');
  const card = aCard({ userFlashcardId: cardId(2) });
  const ids = (): unknown => store.read(today)?.cards.map(({ userFlashcardId }) => userFlashcardId);
  store.write(kept);
  store.remove(card);
  expect(ids()).toEqual([cardId(1), cardId(3)]);
  expect(store.read(today)?.stats).toMatchObject({ dueToday: 2, overdue: 1 });
  store.putBack(card);
  expect(ids()).toEqual([cardId(2), cardId(1), cardId(3)]);
  expect(store.read(today)?.stats).toMatchObject({ dueToday: 3, overdue: 1 });
});

test.each(['not json', '{"day":"2026-03-02"}'])('a broken entry counts as none: %s', (stored) => {
  const storage = memoryStorage();
  storage.setItem('b1fuchs.study.user-1.due', stored);
  expect(createKeptCards(storage, 'user-1').read(today)).toBeNull();
});

test('full, blocked or missing storage keeps nothing and breaks nothing', () => {
  const full = memoryStorage();
  full.refuse();
  const blocked = memoryStorage();
  blocked.block();
  for (const storage of [full, blocked, null]) {
    const store = createKeptCards(storage, 'user-1');
    store.write(kept);
    store.remove(aCard());
    expect(store.read(today)).toBeNull();
  }
});
