import {
  achievementsResponseSchema,
  insightsResponseSchema,
  leitnerStatsSchema,
  userProgressResponseSchema,
  type Achievement,
  type AchievementsResponse,
  type Insights,
} from '@b1fuchs/contracts';

/** The moment at which the journeys' learner sits before the screen: Thursday, 5 March 2026, 10 o'clock in Berlin. */
export const NOW = new Date('2026-03-05T09:00:00.000Z');

const dayBefore = (days: number): string => new Date(NOW.getTime() - days * 86_400_000).toISOString().slice(0, 10);

export const someAchievement = (name: string, fields: Partial<Achievement> = {}): Achievement => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  description: 'Üben Sie an sieben Tagen hintereinander.',
  icon: 'flame',
  pointsAwarded: 50,
  earnedAt: null,
  isNew: false,
  value: 2,
  target: 7,
  ...fields,
});

export const earned = { earnedAt: '2026-03-01T18:00:00.000Z', value: 7 } as const;

/** A learner who practised on Monday and Wednesday of this week; the Tuesday between is bridged. */
export const someAchievements = (fields: Partial<AchievementsResponse> = {}): AchievementsResponse =>
  achievementsResponseSchema.parse({
    currentStreak: 9,
    longestStreak: 12,
    totalPoints: 1_240,
    streakDates: ['2026-02-24', '2026-02-25', '2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-04'],
    frozenDates: ['2026-03-03'],
    hasFreeze: true,
    sectionProgress: [
      { section: 'writing', exercisesCompleted: 7, totalScore: 64 },
      { section: 'vocabulary', exercisesCompleted: 1, totalScore: 0 },
    ],
    achievements: [someAchievement('Eine Woche Feuer', earned), someAchievement('Zehn Texte', { icon: 'pen', value: 7, target: 10 }), someAchievement('Wortsammler', { icon: 'layers' })],
    ...fields,
  } satisfies AchievementsResponse);

export const noAchievements: Partial<AchievementsResponse> = {
  currentStreak: 0,
  longestStreak: 0,
  totalPoints: 0,
  streakDates: [],
  frozenDates: [],
  hasFreeze: false,
  sectionProgress: [],
};

/** Three years, a day at a time. */
export const threeYears = (): Partial<AchievementsResponse> => ({
  currentStreak: 1_100,
  longestStreak: 1_100,
  totalPoints: 23_400,
  streakDates: Array.from({ length: 1_100 }, (_, index) => dayBefore(1_100 - index)),
  frozenDates: [],
});

export const someProgress = userProgressResponseSchema.parse({
  recentActivities: ['Schreiben: Bericht über ein Fest'],
  streakDays: 9,
  currentLevel: 'B1',
  nextMilestone: 'B1 Zertifikat',
  strengths: ['Wortschatz'],
  areasToImprove: ['Sprechen'],
  completedExercises: 8,
  totalPoints: 1_240,
  lastSessionDate: '2026-03-04T18:00:00.000Z',
  nextExercise: { section: 'speaking', reason: 'Sie haben seit zwei Wochen nicht gesprochen.' },
});

const writingGrades = [52, 58, 61, 74].map((grade, index) => ({
  section: 'writing' as const,
  at: `2026-03-0${index + 1}T10:00:00.000Z`,
  day: `2026-03-0${index + 1}`,
  grade,
  criteria: { erfuellung: 'B', kohaerenz: 'C', wortschatz: 'C', strukturen: index < 2 ? 'D' : 'C' } as const,
}));

export const noInsights: Insights = { grades: [], errors: [], trends: [], vocabulary: [] };

export const someInsights = insightsResponseSchema.parse({
  grades: writingGrades,
  errors: [
    { week: '2026-02-23', words: 200, counts: { case: 6, article: 2 } },
    { week: '2026-03-02', words: 150, counts: { case: 2, 'verb-position': 1 } },
  ],
  trends: [
    { category: 'verb-position', before: 0.2, now: 0.7, direction: 'rising' },
    { category: 'case', before: 3, now: 1.3, direction: 'falling' },
    { category: 'article', before: 1, now: 1, direction: 'steady' },
  ],
  vocabulary: [
    { week: '2026-02-23', answered: 20, right: 12 },
    { week: '2026-03-02', answered: 40, right: 34 },
  ],
} satisfies Insights);

export const someLeitnerStats = leitnerStatsSchema.parse({
  boxDistribution: [1, 2, 3, 4, 5].map((box) => ({ box, count: 8 })),
  dueToday: 24,
  overdue: 6,
  reviewedToday: 12,
  forecast: [6, 7, 8, 9].map((date) => ({ day: `2026-03-0${date}`, count: date })).concat([10, 11, 12].map((date) => ({ day: `2026-03-${date}`, count: 0 }))),
  scheduler: 'leitner',
});
