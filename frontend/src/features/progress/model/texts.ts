import type { PracticeSection } from '@b1fuchs/contracts';
import { help } from '../../../lib/interface-language/help.js';
import { paths } from '../../../lib/paths.js';

/** The wording of the progress page: in the specification's English, what goes beyond it in German. */
export const texts = {
  title: 'Fortschritt',
  loading: help('Ihr Fortschritt wird geladen …'),
  emptyTitle: help('Start Learning to Track Progress'),
  emptyText: help('Complete exercises to see your learning progress and streaks here.'),
  startWriting: 'Schreiben üben',
  tryAgain: 'Noch einmal versuchen',
  currentStreak: 'Current Streak',
  longestStreak: 'Longest Streak',
  totalPoints: 'Total Points',
  days: (count: number) => (count === 1 ? 'day' : 'days'),
  points: (count: number) => (count === 1 ? 'point' : 'points'),
  calendar: 'Lernkalender',
  legend: help('Practice Days: Days when you completed exercises or practice sessions'),
  bridgedLegend: help('Überbrückte Tage: Ihr Serienschutz hat die Serie gehalten.'),
  bridged: 'überbrückt durch den Serienschutz',
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
  practised: 'geübt',
  today: 'heute',
  thisMonth: 'This Month',
  activeDays: (count: number) => (count === 1 ? 'active day' : 'active days'),
  sections: 'Exercise Progress by Section',
  exercises: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'exercise' : 'exercises'} completed`,
  noSections: help('Start practicing to see your progress by section!'),
  keepGoing: 'Keep Going!',
  dailyGoal: 'Daily Goal',
  dailyGoalText: help('Complete at least one exercise section'),
  doneToday: 'Done today',
  weeklyGoal: 'Weekly Goal',
  weeklyGoalText: help('Practice Speaking, Writing, and Style Refinement regularly'),
} as const;

export const weekdays = [
  { short: 'Mo', long: 'Montag' },
  { short: 'Di', long: 'Dienstag' },
  { short: 'Mi', long: 'Mittwoch' },
  { short: 'Do', long: 'Donnerstag' },
  { short: 'Fr', long: 'Freitag' },
  { short: 'Sa', long: 'Samstag' },
  { short: 'So', long: 'Sonntag' },
] as const;

export const sectionNames: Record<PracticeSection, string> = {
  speaking: 'Sprechen',
  writing: 'Schreiben',
  'style-refinement': 'Stil-Verfeinerung',
  'free-conversation': 'Konversation',
  vocabulary: 'Wortschatz',
};

/** Where a section is practised, and what the button that leads there says. */
export const sectionActions: Record<PracticeSection, { to: string; label: string }> = {
  speaking: { to: paths.speaking, label: 'Sprechen üben' },
  writing: { to: paths.writing, label: 'Schreiben üben' },
  'style-refinement': { to: paths.style, label: 'Stil verbessern' },
  'free-conversation': { to: paths.freeConversation, label: 'Gespräch beginnen' },
  vocabulary: { to: paths.vocabulary, label: 'Wortschatz üben' },
};
