import { PASS_MARK, type PracticeSection, type UserProgress } from '@b1fuchs/contracts';
import { daysBetween, type DayKey } from '@b1fuchs/kit';
import type { Activity } from '../practice-day.js';
import { mondayOf, type Summary } from '../summary.js';
import { averageGrade, frequentError, skillsOf } from './skills.js';

export type Evidence = {
  summary: Summary;
  today: DayKey;
  /** Graded exercises, the latest first. */
  writing: readonly Activity[];
  speaking: readonly Activity[];
  /** Cards of the last weeks. */
  cards: { answered: number; right: number };
};

/** What holds until there are enough results (spec 1, section 3). */
export const DEFAULTS = { currentLevel: 'A2/B1', nextMilestone: 'B1 Zertifikat', strengths: ['Lesen', 'Wortschatz'], areasToImprove: ['Sprechen', 'Grammatik'] };
/** Fewer skills say nothing of strengths. */
const LEAST_SKILLS = 2;
const LEAST_FOR_A_LEVEL = 3;
const STRONG = 75;
const MOST_NAMED = 3;
/** 'gut' in the exam. */
const GOOD_MARK = 80;

/** Level, strengths and aims as the learner's own results show them, or the defaults where there are too few. */
export function coach(evidence: Evidence): Pick<UserProgress, 'currentLevel' | 'nextMilestone' | 'strengths' | 'areasToImprove'> {
  const skills = skillsOf(evidence);
  const error = frequentError([...evidence.writing, ...evidence.speaking].toSorted((one, other) => other.occurredAt.getTime() - one.occurredAt.getTime()));
  const strong = skills.filter(({ value }) => value >= STRONG).toSorted((one, other) => other.value - one.value).slice(0, MOST_NAMED).map(({ name }) => name);
  const weak = skills.filter(({ value }) => value < STRONG).toSorted((one, other) => one.value - other.value).slice(0, MOST_NAMED).map(({ name }) => name);
  const isKnown = skills.length >= LEAST_SKILLS;
  return {
    currentLevel: levelOf(evidence) ?? DEFAULTS.currentLevel,
    nextMilestone: milestoneOf(evidence) ?? DEFAULTS.nextMilestone,
    strengths: isKnown ? strong : DEFAULTS.strengths,
    areasToImprove: isKnown ? [...weak, ...(error === undefined ? [] : [error])] : DEFAULTS.areasToImprove,
  };
}

/** By the average of the last grades: the exam is passed from 60 on, and from 80 on it is passed well. */
function levelOf({ writing, speaking }: Evidence): string | undefined {
  if (writing.length + speaking.length < LEAST_FOR_A_LEVEL) return undefined;
  const averages = [averageGrade(writing), averageGrade(speaking)].flatMap((grade) => grade ?? []);
  if (averages.length === 0) return undefined;
  const average = averages.reduce((sum, grade) => sum + grade, 0) / averages.length;
  if (average >= GOOD_MARK) return 'B1+';
  if (average >= PASS_MARK) return 'B1';
  return average >= PASS_MARK - 20 ? 'A2/B1' : 'A2';
}

function milestoneOf({ writing, speaking }: Evidence): string | undefined {
  const [weakest] = gradesBySection({ writing, speaking }).filter(({ average }) => average < GOOD_MARK);
  if (!weakest) return undefined;
  return `${weakest.name}: ${weakest.average < PASS_MARK ? PASS_MARK : GOOD_MARK} Punkte im Durchschnitt`;
}

type Average = { section: PracticeSection; name: string; average: number };

/** The weakest first. */
function gradesBySection({ writing, speaking }: Pick<Evidence, 'writing' | 'speaking'>): Average[] {
  const some: [PracticeSection, string, number | undefined][] = [
    ['speaking', 'Sprechen', averageGrade(speaking)],
    ['writing', 'Schreiben', averageGrade(writing)],
  ];
  return some.flatMap(([section, name, average]) => (average === undefined ? [] : { section, name, average })).toSorted((one, other) => one.average - other.average);
}

const names: Record<PracticeSection, string> = {
  speaking: 'Sprechen',
  writing: 'Schreiben',
  'style-refinement': 'Ihren Stil',
  'free-conversation': 'das freie Gespräch',
  vocabulary: 'Ihren Wortschatz',
};
/** Speaking comes first where nothing else decides (spec 1, section 4: a learner without practice starts there). */
const inTurn: PracticeSection[] = ['speaking', 'writing', 'vocabulary', 'style-refinement', 'free-conversation'];
const WEEKLY_GOAL: PracticeSection[] = ['speaking', 'writing', 'style-refinement'];

/** What to practise next: what is below the pass mark, then what the weekly goal still wants, then what has waited longest. */
export function nextExercise({ summary, today, writing, speaking }: Evidence): UserProgress['nextExercise'] {
  if (summary.exercises === 0) {
    return { section: 'speaking', reason: 'Stellen Sie sich dem Prüfer vor: So lernen Sie die mündliche Prüfung kennen.' };
  }
  const [weakest] = gradesBySection({ writing, speaking });
  if (weakest && weakest.average < PASS_MARK && lastDayOf(summary, weakest.section) < today) {
    return { section: weakest.section, reason: `Beim ${weakest.name} liegen Sie zuletzt bei ${weakest.average} von 100 Punkten. Hier bringt Übung am meisten.` };
  }
  const monday = mondayOf(today);
  const open = WEEKLY_GOAL.find((section) => lastDayOf(summary, section) < monday);
  if (open) return { section: open, reason: `Diese Woche haben Sie ${names[open]} noch nicht geübt.` };
  const [longest = 'speaking'] = inTurn.toSorted((one, other) => lastDayOf(summary, one).localeCompare(lastDayOf(summary, other)));
  return { section: longest, reason: waited(summary, longest, today) };
}

function waited(summary: Summary, section: PracticeSection, today: DayKey): string {
  const last = lastDayOf(summary, section);
  if (last === NEVER) return `Bisher haben Sie ${names[section]} noch nicht geübt.`;
  const days = daysBetween(last, today);
  if (days <= 0) return 'Heute haben Sie schon viel geübt. Noch eine Übung macht Sie sicherer.';
  return days === 1 ? `Gestern haben Sie zuletzt ${names[section]} geübt.` : `Vor ${days} Tagen haben Sie zuletzt ${names[section]} geübt.`;
}

const NEVER: DayKey = '0000-00-00';
const lastDayOf = ({ lastDays }: Summary, section: PracticeSection): DayKey => lastDays[section] ?? NEVER;
