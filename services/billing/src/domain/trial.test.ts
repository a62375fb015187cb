import { accessOf } from './access.js';
import { noFacts } from './facts.js';
import { trialFrom } from './trial.js';

const verifiedAt = new Date('2026-03-27T20:15:30.123Z');
const facts = { ...noFacts, ...trialFrom(verifiedAt) };

describe('the trial', () => {
  test('lasts 72 hours from the verification, also when the clocks go forward meanwhile', () => {
    expect(trialFrom(verifiedAt)).toEqual({ trialStartsAt: verifiedAt, trialEndsAt: new Date('2026-03-30T20:15:30.123Z') });
  });

  test.each([
    ['at once', '2026-03-27T20:15:30.123Z', '2026-03-30T20:15:30.123Z'],
    ['in its last millisecond', '2026-03-30T20:15:30.122Z', '2026-03-30T20:15:30.123Z'],
  ])('opens practice %s', (_when, now, until) => {
    expect(accessOf(facts, new Date(now)).until).toEqual(new Date(until));
  });

  test('closes practice at the moment it ends, and for good', () => {
    expect(accessOf(facts, new Date('2026-03-30T20:15:30.123Z')).until).toBeNull();
    expect(accessOf(facts, new Date('2027-01-01T00:00:00.000Z')).until).toBeNull();
  });

  test('is closed to somebody without one', () => {
    expect(accessOf(noFacts, verifiedAt).until).toBeNull();
  });
});
