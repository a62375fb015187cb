import { learningDay } from '@b1fuchs/kit';
import { answered, isLeech, newCard, takesAnswer, type CardState } from './card.js';

const TEHRAN = 'Asia/Tehran';
const BERLIN = 'Europe/Berlin';

/** When the learner answers in spring 2021, where, and whether the card is known; and the day on which it is due then. */
type Visit = [at: string, zone: string, isKnown: boolean, due: string];

/**
 * Sixty days, 1 March to 29 April 2021: in Tehran, where clocks went forward on 22 March at midnight, from 25 March on in
 * Berlin, where they did on 28 March at two in the morning.
 */
function play(visits: Visit[]): CardState {
  let card = newCard('2021-03-01');
  for (const [time, zone, isKnown, due] of visits) {
    const at = new Date(time);
    const day = learningDay(at, zone);
    expect({ time, due: takesAnswer(card, 'leitner', at, day) }).toEqual({ time, due: true });
    card = answered(card, isKnown, at, day);
    expect({ time, due: card.leitnerDueDay }).toEqual({ time, due });
  }
  return card;
}

const isDue = (card: CardState, time: string, zone: string): boolean => takesAnswer(card, 'leitner', new Date(time), learningDay(new Date(time), zone));

describe('sixty days of a learner with the boxes', () => {
  test('a card that is always known', () => {
    const card = play([
      ['2021-03-01T20:00:00+03:30', TEHRAN, true, '2021-03-03'],
      ['2021-03-03T04:00:00+03:30', TEHRAN, true, '2021-03-07'],
      // Half past three in the morning belongs to the day before.
      ['2021-03-08T03:30:00+03:30', TEHRAN, true, '2021-03-14'],
      ['2021-03-14T12:00:00+03:30', TEHRAN, true, '2021-03-28'],
      // The day on which the clocks go forward in Berlin, just after its beginning.
      ['2021-03-28T04:00:00+02:00', BERLIN, true, '2021-04-11'],
      ['2021-04-11T23:59:00+02:00', BERLIN, true, '2021-04-25'],
      ['2021-04-26T03:59:00+02:00', BERLIN, true, '2021-05-09'],
    ]);
    expect(card).toMatchObject({ boxNumber: 5, status: 'mastered', totalReviews: 7, correctReviews: 7, correctStreak: 7, lapses: 0 });
  });

  test('a card that is forgotten now and then', () => {
    const card = play([
      ['2021-03-02T01:00:00+03:30', TEHRAN, true, '2021-03-03'],
      ['2021-03-04T09:00:00+03:30', TEHRAN, false, '2021-03-05'],
      ['2021-03-05T09:00:00+03:30', TEHRAN, true, '2021-03-07'],
      ['2021-03-20T22:00:00+03:30', TEHRAN, true, '2021-03-24'],
      // After the clocks have gone forward in Tehran.
      ['2021-03-24T04:00:00+04:30', TEHRAN, false, '2021-03-25'],
      // On the day of the flight, after the arrival.
      ['2021-03-25T21:00:00+01:00', BERLIN, true, '2021-03-27'],
      // In the night in which the clocks go forward, but still on the day before.
      ['2021-03-28T03:30:00+02:00', BERLIN, true, '2021-03-31'],
      ['2021-03-31T12:00:00+02:00', BERLIN, true, '2021-04-07'],
      ['2021-04-07T12:00:00+02:00', BERLIN, false, '2021-04-08'],
      ['2021-04-29T12:00:00+02:00', BERLIN, true, '2021-05-01'],
    ]);
    expect(card).toMatchObject({ boxNumber: 2, status: 'learning', totalReviews: 10, correctReviews: 7, lapses: 3 });
  });

  test('a card is due from four in the morning on, where the learner is', () => {
    const inTehran = play([['2021-03-24T10:00:00+04:30', TEHRAN, false, '2021-03-25']]);
    expect(isDue(inTehran, '2021-03-25T03:59:00+04:30', TEHRAN)).toBe(false);
    expect(isDue(inTehran, '2021-03-25T04:00:00+04:30', TEHRAN)).toBe(true);
    // The same moment is half past one in Berlin, where it is still the day before.
    expect(isDue(inTehran, '2021-03-25T00:30:00+01:00', BERLIN)).toBe(false);
    expect(isDue(inTehran, '2021-03-25T04:00:00+01:00', BERLIN)).toBe(true);

    const inBerlin = play([['2021-03-27T10:00:00+01:00', BERLIN, false, '2021-03-28']]);
    expect(isDue(inBerlin, '2021-03-28T03:59:00+02:00', BERLIN)).toBe(false);
    expect(isDue(inBerlin, '2021-03-28T04:00:00+02:00', BERLIN)).toBe(true);
  });

  test('an answer that was given before the last one does not count', () => {
    const card = play([['2021-03-01T20:00:00+03:30', TEHRAN, false, '2021-03-02']]);
    expect(takesAnswer(card, 'leitner', new Date('2021-03-01T19:00:00+03:30'), '2021-03-02')).toBe(false);
  });
});

test('a card forgotten five times after it had been known is a leech', () => {
  let card = newCard('2021-03-01');
  for (let time = 0; time < 5; time += 1) {
    expect(isLeech(card)).toBe(false);
    const at = new Date(Date.UTC(2021, 3, 1 + time));
    card = answered(answered(card, true, at, '2021-04-01'), false, at, '2021-04-01');
  }
  expect(isLeech(card)).toBe(true);
});

test('both plans go on with each answer', () => {
  const card = answered(newCard('2021-03-01'), true, new Date('2021-03-01T10:00:00Z'), '2021-03-01');
  expect(card.leitnerDueDay).toBe('2021-03-03');
  expect(card.fsrsDueDay > '2021-03-01').toBe(true);
  expect(card.fsrs).not.toBeNull();
});
