import type { AchievementIcon, PracticeSection } from '@b1fuchs/contracts';
import type { Summary } from '../summary.js';

/**
 * What a learner can earn. `value` may only grow with more practice: then the same practice earns the same, in whatever
 * order it is told. Points count once, when `value` reaches `target`.
 */
export type AchievementDefinition = {
  id: string;
  name: string;
  /** One sentence that says what earns it. */
  description: string;
  icon: AchievementIcon;
  points: number;
  target: number;
  value: (summary: Summary) => number;
};

const exercisesIn = (section: PracticeSection) => ({ sections }: Summary): number => sections[section]?.exercises ?? 0;
const bestIn = (section: PracticeSection) => ({ sections }: Summary): number => sections[section]?.best ?? 0;
const longestStreak = (summary: Summary): number => summary.longestStreak;
const exercises = (summary: Summary): number => summary.exercises;
const practiceDays = ({ days }: Summary): number => days.length;

export const achievements: readonly AchievementDefinition[] = [
  { id: 'first-step', name: 'Erster Schritt', description: 'Schließen Sie Ihre erste Übung ab.', icon: 'compass', points: 10, target: 1, value: exercises },
  { id: 'streak-3', name: 'Drei Tage am Stück', description: 'Üben Sie an drei Tagen hintereinander.', icon: 'flame', points: 20, target: 3, value: longestStreak },
  { id: 'streak-7', name: 'Eine ganze Woche', description: 'Üben Sie sieben Tage hintereinander.', icon: 'flame', points: 50, target: 7, value: longestStreak },
  { id: 'streak-30', name: 'Ein ganzer Monat', description: 'Halten Sie Ihre Serie 30 Tage lang.', icon: 'flame', points: 150, target: 30, value: longestStreak },
  { id: 'streak-100', name: 'Hundert Tage am Stück', description: 'Halten Sie Ihre Serie 100 Tage lang.', icon: 'trophy', points: 500, target: 100, value: longestStreak },
  { id: 'days-10', name: 'Zehn Übungstage', description: 'Üben Sie an insgesamt zehn Tagen.', icon: 'calendar', points: 30, target: 10, value: practiceDays },
  { id: 'days-100', name: 'Hundert Übungstage', description: 'Üben Sie an insgesamt 100 Tagen.', icon: 'medal', points: 200, target: 100, value: practiceDays },
  { id: 'exercises-100', name: 'Hundert Übungen', description: 'Schließen Sie insgesamt 100 Übungen ab.', icon: 'star', points: 100, target: 100, value: exercises },
  { id: 'writing-1', name: 'Der erste Text', description: 'Schreiben Sie Ihren ersten Text.', icon: 'pen', points: 10, target: 1, value: exercisesIn('writing') },
  { id: 'writing-10', name: 'Zehn Texte', description: 'Schreiben Sie zehn Texte.', icon: 'pen', points: 40, target: 10, value: exercisesIn('writing') },
  { id: 'writing-50', name: 'Fünfzig Texte', description: 'Schreiben Sie 50 Texte.', icon: 'pen', points: 150, target: 50, value: exercisesIn('writing') },
  { id: 'writing-passed', name: 'Schriftlich bestanden', description: 'Erreichen Sie in einem Text mindestens 60 Punkte.', icon: 'target', points: 30, target: 60, value: bestIn('writing') },
  { id: 'writing-good', name: 'Gut geschrieben', description: 'Erreichen Sie in einem Text mindestens 80 Punkte.', icon: 'medal', points: 60, target: 80, value: bestIn('writing') },
  { id: 'speaking-1', name: 'Das erste Gespräch', description: 'Lassen Sie Ihre erste Sprechübung bewerten.', icon: 'mic', points: 10, target: 1, value: exercisesIn('speaking') },
  { id: 'speaking-10', name: 'Zehn Sprechübungen', description: 'Lassen Sie zehn Sprechübungen bewerten.', icon: 'mic', points: 40, target: 10, value: exercisesIn('speaking') },
  { id: 'speaking-passed', name: 'Mündlich bestanden', description: 'Erreichen Sie in einer Sprechübung mindestens 60 Punkte.', icon: 'target', points: 30, target: 60, value: bestIn('speaking') },
  { id: 'speaking-good', name: 'Gut gesprochen', description: 'Erreichen Sie in einer Sprechübung mindestens 80 Punkte.', icon: 'medal', points: 60, target: 80, value: bestIn('speaking') },
  { id: 'conversation-1', name: 'Ins Gespräch gekommen', description: 'Senden Sie in einem freien Gespräch fünf Nachrichten.', icon: 'messages', points: 10, target: 1, value: exercisesIn('free-conversation') },
  { id: 'conversation-20', name: 'Gern im Gespräch', description: 'Schließen Sie 20 Übungen im freien Gespräch ab.', icon: 'messages', points: 60, target: 20, value: exercisesIn('free-conversation') },
  { id: 'style-1', name: 'Den Ton getroffen', description: 'Bringen Sie einen Text in einen anderen Stil.', icon: 'sparkles', points: 10, target: 1, value: exercisesIn('style-refinement') },
  { id: 'style-10', name: 'Immer der richtige Ton', description: 'Bringen Sie zehn Texte in einen anderen Stil.', icon: 'sparkles', points: 30, target: 10, value: exercisesIn('style-refinement') },
  { id: 'cards-10', name: 'Hundert Karten', description: 'Schließen Sie zehn Übungen im Wortschatz ab.', icon: 'layers', points: 40, target: 10, value: exercisesIn('vocabulary') },
  { id: 'cards-100', name: 'Tausend Karten', description: 'Schließen Sie 100 Übungen im Wortschatz ab.', icon: 'layers', points: 200, target: 100, value: exercisesIn('vocabulary') },
  { id: 'all-sections', name: 'Überall zu Hause', description: 'Üben Sie in allen fünf Bereichen.', icon: 'compass', points: 50, target: 5, value: ({ sections }) => Object.keys(sections).length },
  { id: 'full-week', name: 'Volle Woche', description: 'Üben Sie in einer Woche Sprechen, Schreiben und Stil-Verfeinerung.', icon: 'calendar', points: 40, target: 3, value: ({ weeklyVariety }) => weeklyVariety },
  { id: 'weekend', name: 'Auch am Wochenende', description: 'Üben Sie an einem Samstag und am Sonntag danach.', icon: 'calendar', points: 20, target: 2, value: ({ weekendDays }) => weekendDays },
  { id: 'early-5', name: 'Früh am Morgen', description: 'Üben Sie an fünf Tagen vor 8 Uhr.', icon: 'sunrise', points: 30, target: 5, value: ({ earlyDays }) => earlyDays },
];
