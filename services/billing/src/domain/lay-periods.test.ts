import { addMonths } from '@b1fuchs/contracts';
import { at, dispute, grant, monthly, quarterly, refund, trial } from '../../test/some-facts.js';
import { noFacts, type Facts } from './facts.js';
import { layPeriods } from './lay-periods.js';

/** The periods as one line each: payment, begin, end. */
const laid = (facts: Partial<Facts>): string[] =>
  layPeriods({ ...noFacts, ...facts }).map(({ paymentId, start, end }) => `${paymentId} ${words(start)} to ${words(end)}`);
const words = (time: Date): string => time.toISOString().replace('T12:00:00.000Z', '').replace(':00.000Z', '').replace('T', ' ');

describe('calendar months', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 1, '2028-03-29'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s and %i end on %s', (from, months, to) => {
    expect(addMonths(at(from), months)).toEqual(at(to));
  });

  test('keep the time of day in UTC, also over the change of the clocks in Germany', () => {
    expect(addMonths(new Date('2026-03-01T23:30:15.250Z'), 1)).toEqual(new Date('2026-04-01T23:30:15.250Z'));
  });
});

describe('paid time', () => {
  test('begins when it is paid, where nothing else runs', () => {
    expect(laid({ payments: [monthly('a', '2026-02-10')] })).toEqual(['a 2026-02-10 to 2026-03-10']);
  });

  test('waits for the end of the trial in which it was bought', () => {
    const facts = { ...trial('2026-02-09', '2026-02-12 09:00'), payments: [monthly('a', '2026-02-10')] };
    expect(laid(facts)).toEqual(['a 2026-02-12 09:00 to 2026-03-12 09:00']);
  });

  test('does not wait for a trial that began after it', () => {
    expect(laid({ ...trial('2026-02-20', '2026-02-23'), payments: [monthly('a', '2026-02-10')] })).toEqual(['a 2026-02-10 to 2026-03-10']);
  });

  test('follows what was bought before, in the order of payment', () => {
    const payments = [quarterly('b', '2026-02-15'), monthly('c', '2026-02-20'), monthly('a', '2026-02-10')];
    expect(laid({ payments })).toEqual(['a 2026-02-10 to 2026-03-10', 'b 2026-03-10 to 2026-06-10', 'c 2026-06-10 to 2026-07-10']);
  });

  test('is the same in whatever order payments of the same moment are told of', () => {
    const [one, other] = [monthly('a', '2026-02-10'), quarterly('b', '2026-02-10')];
    expect(laid({ payments: [one, other] })).toEqual(laid({ payments: [other, one] }));
  });

  test('counts from the day on which an unbroken chain began', () => {
    const payments = [monthly('a', '2026-01-31'), monthly('b', '2026-02-01'), monthly('c', '2026-02-02'), quarterly('d', '2026-02-03')];
    expect(laid({ payments })).toEqual(['a 2026-01-31 to 2026-02-28', 'b 2026-02-28 to 2026-03-31', 'c 2026-03-31 to 2026-04-30', 'd 2026-04-30 to 2026-07-31']);
  });

  test('counts anew after a gap', () => {
    expect(laid({ payments: [monthly('a', '2026-01-31'), monthly('b', '2026-03-02')] })).toEqual(['a 2026-01-31 to 2026-02-28', 'b 2026-03-02 to 2026-04-02']);
  });

  test('begins after premium that had been granted when it was paid', () => {
    const grants = [grant('2026-02-01', '2026-03-01')];
    expect(laid({ grants, payments: [monthly('a', '2026-02-10')] })).toEqual(['a 2026-03-01 to 2026-04-01']);
  });

  test('does not wait for premium that was granted later or has been revoked', () => {
    const later = grant('2026-02-15', '2026-05-15');
    expect(laid({ grants: [later], payments: [monthly('a', '2026-02-10')] })).toEqual(['a 2026-02-10 to 2026-03-10']);
    const revoked = grant('2026-02-01', '2026-05-01', { revokedAt: at('2026-02-12') });
    expect(laid({ grants: [revoked], payments: [monthly('a', '2026-02-10')] })).toEqual(['a 2026-02-12 to 2026-03-12']);
  });
});

describe('a refund', () => {
  const chain = [monthly('a', '2026-01-31'), monthly('b', '2026-02-01'), monthly('c', '2026-02-02')];
  const withRefund = (id: string, when: string, cents = 1_499) => chain.map((one) => (one.id === id ? { ...one, refunds: [refund(when, cents)] } : one));

  test('in full ends the time that runs, and what follows moves forward and counts from there', () => {
    expect(laid({ payments: withRefund('a', '2026-02-10') })).toEqual(['a 2026-01-31 to 2026-02-10', 'b 2026-02-10 to 2026-03-10', 'c 2026-03-10 to 2026-04-10']);
  });

  test('in full of time that had not begun leaves nothing of it, and the chain unbroken', () => {
    expect(laid({ payments: withRefund('b', '2026-02-10') })).toEqual(['a 2026-01-31 to 2026-02-28', 'b 2026-02-28 to 2026-02-28', 'c 2026-02-28 to 2026-03-31']);
  });

  test('in full of time that is over changes nothing', () => {
    expect(laid({ payments: withRefund('a', '2026-03-10') })).toEqual(laid({ payments: chain }));
  });

  test('in part leaves the access', () => {
    expect(laid({ payments: withRefund('a', '2026-02-10', 1_498) })).toEqual(laid({ payments: chain }));
  });

  test('in parts ends it with the one that makes it whole', () => {
    const payments = [monthly('a', '2026-01-31', { refunds: [refund('2026-02-14', 499), refund('2026-02-05', 1_000)] })];
    expect(laid({ payments })).toEqual(['a 2026-01-31 to 2026-02-14']);
  });
});

describe('a dispute', () => {
  const payments = (status: 'open' | 'won' | 'lost') => [monthly('a', '2026-02-10', { dispute: dispute(status, '2026-02-20') }), monthly('b', '2026-02-11')];

  test.each(['open', 'lost'] as const)('that is %s counts like a refund at its opening', (status) => {
    expect(laid({ payments: payments(status) })).toEqual(['a 2026-02-10 to 2026-02-20', 'b 2026-02-20 to 2026-03-20']);
  });

  test('that was won is as if it had never been', () => {
    expect(laid({ payments: payments('won') })).toEqual(['a 2026-02-10 to 2026-03-10', 'b 2026-03-10 to 2026-04-10']);
  });

  test('and a refund end the time at the earlier of both', () => {
    const both = (refundedAt: string) => [monthly('a', '2026-02-10', { dispute: dispute('lost', '2026-02-20'), refunds: [refund(refundedAt)] })];
    expect(laid({ payments: both('2026-02-15') })).toEqual(['a 2026-02-10 to 2026-02-15']);
    expect(laid({ payments: both('2026-02-25') })).toEqual(['a 2026-02-10 to 2026-02-20']);
  });
});
