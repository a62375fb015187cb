import type { PracticeSection } from '@b1fuchs/contracts';

/** The wording of progress: the page in the specification's English, the home tab in German. */
export const texts = {
  title: 'Fortschritt',
  loading: 'Ihr Fortschritt wird geladen …',
  emptyTitle: 'Start Learning to Track Progress',
  emptyText: 'Complete exercises to see your learning progress and streaks here.',
  startWriting: 'Schreiben üben',
  tryAgain: 'Noch einmal versuchen',
  currentStreak: 'Current Streak',
  longestStreak: 'Longest Streak',
  totalPoints: 'Total Points',
  days: (count: number) => (count === 1 ? 'day' : 'days'),
  points: (count: number) => (count === 1 ? 'point' : 'points'),
  calendar: 'Lernkalender',
  legend: 'Practice Days: Days when you completed exercises or practice sessions',
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
  practised: 'geübt',
  today: 'heute',
  thisMonth: 'This Month',
  activeDays: (count: number) => (count === 1 ? 'active day' : 'active days'),
  sections: 'Exercise Progress by Section',
  exercises: (count: number) => `${count} ${count === 1 ? 'exercise' : 'exercises'} completed`,
  noSections: 'Start practicing to see your progress by section!',
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

export const overviewTexts = {
  thisWeek: 'Diese Woche',
  practisedDays: (count: number) => {
    if (count === 0) return 'Noch nicht geübt';
    return count === 1 ? 'An einem Tag geübt' : `An ${count} Tagen geübt`;
  },
  notPractised: 'nicht geübt',
  currentStreak: 'Aktuelle Serie',
  longestStreak: 'Längste Serie',
  totalPoints: 'Punkte',
  days: (count: number) => (count === 1 ? 'Tag' : 'Tage'),
  allProgress: 'Fortschritt ansehen',
  failed: 'Ihr Fortschritt ist gerade nicht zu sehen',
  firstTitle: 'Schreiben Sie Ihren ersten Text',
  firstText: 'Wählen Sie eine Aufgabe und schreiben Sie los. Hier sehen Sie danach Ihre Serie, Ihre Punkte und Ihre Übungstage.',
  dueTitle: 'Heute ist noch Zeit für einen Text',
  dueText: (streak: number) =>
    streak === 0
      ? 'Mit einer kurzen Nachricht beginnt heute eine neue Serie.'
      : `Mit einem Text wächst Ihre Serie auf ${streak + 1} Tage.`,
  doneTitle: 'Heute haben Sie schon geübt',
  doneText: 'Gut gemacht! Noch ein Text bringt mehr Sicherheit, und morgen geht es weiter.',
  doneAction: 'Noch einen Text schreiben',
} as const;
