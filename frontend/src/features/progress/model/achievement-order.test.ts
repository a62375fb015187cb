import type { Achievement } from '@b1fuchs/contracts';
import { earnedOf, openOf } from './achievement-order.js';

const badge = (id: string, fields: Partial<Achievement> = {}): Achievement => ({
  id,
  name: id,
  description: 'Üben Sie.',
  icon: 'star',
  pointsAwarded: 10,
  earnedAt: null,
  isNew: false,
  value: 0,
  target: 10,
  ...fields,
});

test('earned badges come newest first, open ones nearest first and else in the order of the catalogue', () => {
  const all = [
    badge('old', { earnedAt: '2026-01-02T10:00:00.000Z', value: 10 }),
    badge('far'),
    badge('half', { value: 5 }),
    badge('new', { earnedAt: '2026-03-02T10:00:00.000Z', value: 10 }),
    badge('far-too'),
    badge('near', { value: 90, target: 100 }),
  ];
  expect(earnedOf(all).map(({ id }) => id)).toEqual(['new', 'old']);
  expect(openOf(all).map(({ id }) => id)).toEqual(['near', 'half', 'far', 'far-too']);
});
