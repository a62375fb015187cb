import { leitnerStatsSchema, type LeitnerStats } from '@b1fuchs/contracts';
import { dueSummary } from './due-summary.js';

const stats = (fields: Partial<LeitnerStats>): LeitnerStats =>
  leitnerStatsSchema.parse({
    boxDistribution: [1, 2, 3, 4, 5].map((box) => ({ box, count: 4 })),
    dueToday: 0,
    overdue: 0,
    reviewedToday: 0,
    forecast: [1, 2, 3, 4, 5, 6, 7].map((date) => ({ day: `2026-03-0${date}`, count: 0 })),
    scheduler: 'leitner',
    ...fields,
  });

const forecast = [1, 2, 3, 4, 5, 6, 7].map((date) => ({ day: `2026-03-0${date}`, count: date * 3 }));

test('due cards lead to the study tab, with what was due earlier, what is done and what comes tomorrow', () => {
  expect(dueSummary(stats({ dueToday: 24, overdue: 1, reviewedToday: 12, forecast }))).toEqual({
    title: '24 Karten warten auf Sie!',
    text: 'Eine davon war schon früher fällig.',
    figures: [
      { name: 'Heute beantwortet', count: 12 },
      { name: 'Morgen fällig', count: 3 },
    ],
    action: { to: '/vocabulary?tab=study', label: 'Karten üben' },
  });
});

test('when nothing is overdue, nothing is said about it', () => {
  expect(dueSummary(stats({ dueToday: 1 }))).not.toHaveProperty('text');
});

test('when all is done, the deck is the place to go', () => {
  expect(dueSummary(stats({ reviewedToday: 1, forecast }))).toMatchObject({
    title: 'Alle Karten für heute erledigt!',
    action: { to: '/vocabulary', label: 'Zum Wortschatz' },
  });
});

test('an empty deck leads to the words, without figures', () => {
  const empty = stats({ boxDistribution: [1, 2, 3, 4, 5].map((box) => ({ box, count: 0 })) });
  expect(dueSummary(empty)).toMatchObject({ title: 'Ihr Deck ist noch leer', figures: [], action: { to: '/vocabulary/add-words' } });
});
