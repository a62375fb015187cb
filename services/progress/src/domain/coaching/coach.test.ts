import type { Band, ExerciseResult, PracticeSection } from '@b1fuchs/contracts';
import { addDays, type DayKey } from '@b1fuchs/kit';
import { practiceDayOf, type Activity } from '../practice-day.js';
import { practiceOf, seenAt } from '../summary.js';
import { wordActivity } from '../read-progress.js';
import { coach, DEFAULTS, nextExercise, type Evidence } from './coach.js';

const TODAY: DayKey = '2026-11-25'; // a Wednesday

const graded = (section: 'writing' | 'speaking', score: number, result: ExerciseResult = {}): Activity => onDay(section, TODAY, score, result);
const onDay = (section: PracticeSection, day: DayKey, score: number | null = null, result: ExerciseResult = {}): Activity => ({
  id: `${section}-${day}`,
  userId: 'lena',
  section,
  description: '',
  score,
  day,
  occurredAt: new Date(`${day}T10:00:00Z`),
  timeZone: 'Europe/Berlin',
  fingerprint: null,
  result,
});
const evidence = (changes: Partial<Evidence> & { practised?: Activity[] } = {}): Evidence => {
  const { practised = [], ...rest } = changes;
  const days = [...new Set(practised.map(({ day }) => day))].flatMap((day) => practiceDayOf(practised.filter((one) => one.day === day)) ?? []);
  const summary = seenAt(practiceOf(days), { at: new Date(`${TODAY}T12:00:00Z`), timeZone: 'Europe/Berlin' });
  return { summary, today: TODAY, writing: [], speaking: [], cards: { answered: 0, right: 0 }, ...rest };
};
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const bands = (strukturen: Band, kohaerenz: Band): ExerciseResult => ({ criteria: { strukturen, kohaerenz } });

describe('coaching', () => {
  test('without enough results the specification’s defaults hold', () => {
    expect(coach(evidence())).toEqual(DEFAULTS);
    expect(coach(evidence({ writing: [graded('writing', 90)] }))).toEqual(DEFAULTS);
  });

  test.each([
    [30, 'A2', 'Schreiben: 60 Punkte im Durchschnitt'],
    [40, 'A2/B1', 'Schreiben: 60 Punkte im Durchschnitt'],
    [59, 'A2/B1', 'Schreiben: 60 Punkte im Durchschnitt'],
    [60, 'B1', 'Schreiben: 80 Punkte im Durchschnitt'],
    [80, 'B1+', 'B1 Zertifikat'],
  ])('an average of %i is %s, and the next aim is %s', (grade, currentLevel, nextMilestone) => {
    expect(coach(evidence({ writing: times(3, graded('writing', grade)) }))).toMatchObject({ currentLevel, nextMilestone });
  });

  test('the last five grades count, not those long ago', () => {
    const writing = [...times(5, graded('writing', 85)), ...times(5, graded('writing', 20))];
    expect(coach(evidence({ writing })).currentLevel).toBe('B1+');
  });

  test('strong and weak skills are named, the strongest and the weakest first', () => {
    const writing = times(3, graded('writing', 78, bands('D', 'A')));
    expect(coach(evidence({ writing, speaking: times(2, graded('speaking', 50)) }))).toMatchObject({ strengths: ['Textaufbau', 'Schreiben'], areasToImprove: ['Grammatik', 'Sprechen'] });
  });

  test('cards count for the vocabulary from 20 answers on', () => {
    const writing = times(2, graded('writing', 50));
    expect(coach(evidence({ writing, cards: { answered: 19, right: 19 } })).strengths).toEqual(DEFAULTS.strengths);
    expect(coach(evidence({ writing, cards: { answered: 20, right: 18 } })).strengths).toEqual(['Wortschatz']);
  });

  test('the most frequent kind of error is named where it comes at least once in 100 words', () => {
    const errors = (count: number) => times(3, graded('writing', 50, { ...bands('C', 'C'), errors: { words: 60, counts: { article: count } } }));
    expect(coach(evidence({ writing: errors(1) })).areasToImprove).toContain('Artikel');
    expect(coach(evidence({ writing: errors(0) })).areasToImprove).not.toContain('Artikel');
  });
});

describe('what to practise next', () => {
  test('who has not practised begins with speaking', () => {
    expect(nextExercise(evidence()).section).toBe('speaking');
  });

  test('what is below the pass mark comes first, unless it was practised today', () => {
    const writing = times(2, graded('writing', 52));
    const yesterday = [onDay('writing', addDays(TODAY, -1), 52), onDay('speaking', TODAY, 70)];
    expect(nextExercise(evidence({ writing, practised: yesterday }))).toEqual({ section: 'writing', reason: 'Beim Schreiben liegen Sie zuletzt bei 52 von 100 Punkten. Hier bringt Übung am meisten.' });
    expect(nextExercise(evidence({ writing, practised: [...yesterday, onDay('writing', TODAY, 52)] })).section).toBe('style-refinement');
  });

  test('then what the weekly goal still wants; the week begins on Monday', () => {
    expect(nextExercise(evidence({ practised: [onDay('writing', addDays(TODAY, -2)), onDay('speaking', addDays(TODAY, -3))] }))).toEqual({ section: 'speaking', reason: 'Diese Woche haben Sie Sprechen noch nicht geübt.' });
  });

  test('then what has waited longest', () => {
    const goal = (['speaking', 'writing', 'style-refinement'] as const).map((section) => onDay(section, TODAY));
    expect(nextExercise(evidence({ practised: goal }))).toEqual({ section: 'vocabulary', reason: 'Bisher haben Sie Ihren Wortschatz noch nicht geübt.' });
    const all = [...goal, onDay('vocabulary', addDays(TODAY, -1)), onDay('free-conversation', addDays(TODAY, -9))];
    expect(nextExercise(evidence({ practised: all }))).toEqual({ section: 'free-conversation', reason: 'Vor 9 Tagen haben Sie zuletzt das freie Gespräch geübt.' });
  });
});

test.each([
  ['writing', 'Schreiben: Bericht: Ein Fest', 'Schreiben: Bericht: Ein Fest'],
  ['speaking', 'Speaking practice: Einen Ausflug planen - Score: 70', 'Sprechen: Einen Ausflug planen'],
  ['vocabulary', 'Wortschatz: 10 Karten', 'Wortschatz: 10 Karten'],
  ['style-refinement', 'Schreibstil: formell', 'Stil: formell'],
  ['free-conversation', 'Freies Gespräch: Sprechen ist schwer', 'Freies Gespräch'],
] as const)('%s is worded as the learner reads it', (section, description, worded) => {
  expect(wordActivity({ section, description })).toBe(worded);
});
