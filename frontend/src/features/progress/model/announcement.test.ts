import { announcementOf } from './announcement.js';

const badge = (name: string, pointsAwarded = 50) => ({ name, pointsAwarded });

test('one new badge is named with its points', () => {
  expect(announcementOf([badge('Erste Woche')])).toEqual({ title: 'Neues Abzeichen: Erste Woche', description: 'Dafür bekommen Sie 50 Punkte.' });
});

test('several are told in one notice', () => {
  expect(announcementOf([badge('Erste Woche'), badge('Wortsammler', 1_000)])).toEqual({
    title: 'Neue Abzeichen: Erste Woche und Wortsammler',
    description: 'Zusammen bekommen Sie 1.050 Punkte.',
  });
});

test('of many, three are named and the rest is counted', () => {
  const { title } = announcementOf(['A', 'B', 'C', 'D', 'E'].map((name) => badge(name)));
  expect(title).toBe('Neue Abzeichen: A, B, C und 2 weitere');
});

test('exactly three are all named', () => {
  expect(announcementOf(['A', 'B', 'C'].map((name) => badge(name))).title).toBe('Neue Abzeichen: A, B und C');
});
