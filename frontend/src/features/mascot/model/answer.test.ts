import { adviceTexts } from '../advice-wording.js';
import { motivationTexts } from '../wording.js';
import { answerTo, questions } from './answer.js';

const progress = { streakDays: 0, completedExercises: 0 };
const answer = (changes: Partial<Parameters<typeof answerTo>[0]>) => answerTo({ kind: 'tips', pathname: '/', progress, turn: 0, ...changes });
const firsts = (changes: Partial<Parameters<typeof answerTo>[0]>) => [0, 1, 2].map((turn) => answer({ kind: 'motivation', turn, ...changes }));

test('there are three quick buttons in the order of the specification', () => {
  expect(questions.map(({ label }) => label)).toEqual(['Hilfe', 'Motivation', 'Tipps']);
});

test('help and tips fit the page that is open', () => {
  expect(answer({ kind: 'help', pathname: '/writing' })).toContain('Text analysieren');
  expect(answer({ kind: 'help', pathname: '/nowhere' })).toContain('Menü');
  expect(answer({ pathname: '/vocabulary' })).toContain('Artikel');
  expect(answer({ pathname: '/speaking' })).toContain('15 bis 20 Minuten');
});

test('tips go round: the same comes again only when all have been said', () => {
  const { tips } = adviceTexts.writing;
  expect(tips.map((_, turn) => answer({ pathname: '/writing', turn }))).toEqual(tips);
  expect(answer({ pathname: '/writing', turn: tips.length })).toBe(tips[0]);
});

test('motivation begins with what the learner has done', () => {
  expect(firsts({ progress: { streakDays: 1, completedExercises: 1 } })).toEqual([motivationTexts.streak(1), motivationTexts.exercises(1), motivationTexts.always[0]]);
  expect(firsts({ progress: { streakDays: 12, completedExercises: 1_200 } })).toEqual([expect.stringContaining('12 Tage'), expect.stringContaining('1.200 Übungen'), motivationTexts.always[0]]);
});

test('nothing is praised that is not known or has not happened', () => {
  expect(firsts({ progress: undefined })).toEqual(motivationTexts.always);
  expect(firsts({})).toEqual(motivationTexts.always);
});
