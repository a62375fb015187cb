import { clockFor, clockText, examClockSchema, goOn, phaseAfter, secondsLeftOf, type ExamClock } from './exam-clock.js';

const NOW = Date.UTC(2026, 4, 3, 9);
const talk = { conversationId: 'c1', stage: 'presentation', hasBegun: false } as const;
const seconds = (clock: ExamClock, later: number): string => clockText(secondsLeftOf(clock, NOW + later * 1000));

test('a talk begins with fifteen minutes to get ready', () => {
  const clock = clockFor(null, talk, NOW);
  expect(clock.phase).toBe('preparation');
  expect([0, 1, 899, 900].map((later) => seconds(clock, later))).toEqual(['15:00', '14:59', '0:01', '0:00']);
});

test('who speaks already when the clock is switched on does not get ready any more', () => {
  expect(clockFor(null, { ...talk, hasBegun: true }, NOW).phase).toBe('presentation');
});

test('a presentation takes three minutes and the reaction two; a plan three', () => {
  const preparation = clockFor(null, talk, NOW);
  const presentation = goOn(preparation, 'presentation', NOW);
  const reaction = goOn(presentation, 'presentation', NOW);
  expect([presentation, reaction].map((clock) => [clock.phase, seconds(clock, 0)])).toEqual([['presentation', '3:00'], ['reaction', '2:00']]);
  expect(seconds(goOn(preparation, 'planning', NOW), 0)).toBe('3:00');
});

test('over the time it goes on counting, and the last phase stays', () => {
  const planning = goOn(clockFor(null, { ...talk, stage: 'planning' }, NOW), 'planning', NOW);
  expect(seconds(planning, 192)).toBe('+0:12');
  expect(phaseAfter('planning', 'planning')).toBeNull();
  expect(phaseAfter('reaction', 'presentation')).toBeNull();
  expect(goOn(planning, 'planning', NOW + 5_000)).toEqual(planning);
});

test('a reload keeps the clock of its talk, another talk has its own', () => {
  const running = clockFor(null, talk, NOW);
  const reloaded = examClockSchema.parse(JSON.parse(JSON.stringify(running)));
  expect(clockFor(reloaded, talk, NOW + 60_000)).toEqual(running);
  expect(clockFor(reloaded, { ...talk, conversationId: 'c2' }, NOW + 60_000)).toMatchObject({ conversationId: 'c2', since: NOW + 60_000 });
});

test('a device whose clock was set back shows the whole time', () => {
  expect(seconds(clockFor(null, talk, NOW), -3_600)).toBe('15:00');
});
