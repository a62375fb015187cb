import type { DueFlashcard, LeitnerStats } from '@b1fuchs/contracts';

/** The id of the nth card: ids in the contract are UUIDs. */
export const cardId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A due card: „das Haus“, unless said otherwise. */
export const aCard = (changes: Partial<DueFlashcard> = {}): DueFlashcard => ({
  userFlashcardId: cardId(1),
  germanWord: 'das Haus',
  partOfSpeech: 'noun',
  englishTranslation: 'house',
  persianTranslation: 'خانه',
  exampleSentence: 'Unser Haus hat einen kleinen Garten.',
  exampleTranslation: 'Our house has a small garden.',
  topic: 'Wohnen und Haushalt',
  grammar: 'Plural: die Häuser',
  answer: 'Haus',
  article: 'das',
  box: 1,
  dueDay: '2026-03-02',
  isLeech: false,
  ...changes,
});

/** Cards 1 to `count`, all the same but for their ids. */
export const cards = (count: number): DueFlashcard[] => Array.from({ length: count }, (_, index) => aCard({ userFlashcardId: cardId(index + 1) }));

/** Ten cards in the deck, three due, one of them overdue. */
export const someStats = (changes: Partial<LeitnerStats> = {}): LeitnerStats => ({
  boxDistribution: [4, 3, 2, 1, 0].map((count, index) => ({ box: index + 1, count })),
  dueToday: 3,
  overdue: 1,
  reviewedToday: 0,
  forecast: [3, 4, 5, 6, 7, 8, 9].map((date) => ({ day: `2026-03-0${date}`, count: 0 })),
  scheduler: 'leitner',
  ...changes,
});

/** A Storage in memory. `refuse` makes it full, `block` makes every access fail. */
export function memoryStorage() {
  const items = new Map<string, string>();
  let isFull = false;
  let isBlocked = false;
  const check = (): void => {
    if (isBlocked) throw new DOMException('blocked', 'SecurityError');
  };
  return {
    items,
    refuse: (): void => void (isFull = true),
    block: (): void => void (isBlocked = true),
    get length(): number {
      check();
      return items.size;
    },
    key: (index: number): string | null => (check(), [...items.keys()][index] ?? null),
    getItem: (key: string): string | null => (check(), items.get(key) ?? null),
    setItem: (key: string, value: string): void => {
      check();
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string): void => {
      check();
      items.delete(key);
    },
  };
}
