import { minimumWords, recommendedWords, countWords, writingTaskSchema, type WritingSection } from '@b1fuchs/contracts';
import { pointParaphrases } from '../src/domain/writing-tasks/point-paraphrases.js';
import { findWritingTask, writingTasks } from '../src/domain/writing-tasks/writing-tasks.js';
import { modelAnswers } from './model-answers.js';

const ids = writingTasks.map((task) => task.id);
const repeated = (texts: string[]): string[] => texts.filter((text, index) => texts.indexOf(text) !== index);
const titleWords = (title: string): string[] => title.toLowerCase().split(/\s+/u).slice(0, 2);
const answerTo = (id: string): string => modelAnswers[id] ?? '';

describe('the writing tasks', () => {
  test('are complete: ten informal letters, eight opinion topics and six formal letters', () => {
    const count = (section: WritingSection): number => writingTasks.filter((task) => task.section === section).length;
    expect([count('teil1'), count('teil2'), count('teil3')]).toEqual([10, 8, 6]);
  });

  test.each(writingTasks)('$title has the shape that the API promises, with four to six expressions', (task) => {
    expect(writingTaskSchema.parse(task)).toEqual(task);
    expect(task.id).toMatch(/^[a-z]+(-[a-z]+)*$/u);
    expect(task.expressions.length).toBeGreaterThanOrEqual(4);
    expect(task.expressions.length).toBeLessThanOrEqual(6);
  });

  test('are all different, down to their points and expressions', () => {
    const expressions = writingTasks.flatMap((task) => task.expressions);
    expect(repeated(ids)).toEqual([]);
    expect(repeated(writingTasks.map((task) => task.title))).toEqual([]);
    expect(repeated(writingTasks.map((task) => task.situation))).toEqual([]);
    expect(repeated(writingTasks.flatMap((task) => task.points))).toEqual([]);
    expect(repeated(expressions.map((entry) => entry.expression))).toEqual([]);
    expect(repeated(expressions.map((entry) => entry.example))).toEqual([]);
  });

  test.each(writingTasks.filter((task) => task.section === 'teil2'))('$title quotes an opinion to answer', ({ situation }) => {
    expect(situation).toMatch(/: „[^„“]{40,}“/u);
  });
});

describe('finding a task by its topic', () => {
  test.each(writingTasks)('$title is found by its title, white space around it aside', (task) => {
    expect(findWritingTask(task.title)).toBe(task);
    expect(findWritingTask(`  ${task.title}\n`)).toBe(task);
  });

  test('a topic of the learner’s own or a part of a title is no task', () => {
    expect(findWritingTask('Meine Katze')).toBeUndefined();
    expect(findWritingTask('Kino')).toBeUndefined();
    expect(findWritingTask('')).toBeUndefined();
  });
});

describe('the paraphrases of the points', () => {
  test('belong to the tasks, all of them and no others', () => {
    expect(Object.keys(pointParaphrases).sort()).toEqual([...ids].sort());
  });

  test.each(writingTasks)('$title has three at least for each point, none of them the point itself', ({ id, points }) => {
    const paraphrases = pointParaphrases[id] ?? [];
    expect(paraphrases).toHaveLength(points.length);
    for (const ways of paraphrases) expect(ways.length).toBeGreaterThanOrEqual(3);
    expect(paraphrases.flat().filter((sentence) => points.includes(sentence))).toEqual([]);
  });

  test('are all different full sentences', () => {
    const sentences = Object.values(pointParaphrases).flat(2);
    expect(repeated(sentences)).toEqual([]);
    expect(sentences.filter((sentence) => !/^[A-ZÄÖÜ].{15,}[.?!]$/u.test(sentence))).toEqual([]);
  });
});

describe('the model answers', () => {
  test('belong to the tasks, all of them and no others', () => {
    expect(Object.keys(modelAnswers).sort()).toEqual([...ids].sort());
    expect(repeated(Object.values(modelAnswers))).toEqual([]);
  });

  // The client caps the grade of a text that contains neither of the first two words of the title (spec 2, section 5).
  test.each(writingTasks)('that to $title contains a word that the title begins with', ({ id, title }) => {
    const answer = answerTo(id).toLowerCase();
    expect(titleWords(title).some((word) => answer.includes(word))).toBe(true);
  });

  test.each(writingTasks)('that to $title has about the words asked for', ({ id, section }) => {
    const words = countWords(answerTo(id));
    expect(words).toBeGreaterThan(minimumWords(section));
    expect(words).toBeGreaterThanOrEqual(recommendedWords[section]);
    expect(words).toBeLessThanOrEqual(recommendedWords[section] + 20);
  });

  test.each(writingTasks.filter((task) => task.section === 'teil1'))('that to $title is a friendly letter from du to du', ({ id }) => {
    expect(answerTo(id)).toMatch(/^(Liebe|Lieber|Hallo) \p{Lu}\p{L}+,\n\n\p{Ll}/u);
    expect(answerTo(id)).toMatch(/\n\n(Liebe Grüße|Viele Grüße|Herzliche Grüße|Bis bald)\n\p{Lu}\p{L}+$/u);
    expect(answerTo(id)).toMatch(/\b(du|dich|dir)\b/u);
  });

  test.each(writingTasks.filter((task) => task.section === 'teil3'))('that to $title is a polite letter from Sie to Sie', ({ id }) => {
    expect(answerTo(id)).toMatch(/^Sehr geehrte(r Herr| Frau) \p{Lu}\p{L}+,\n\n\p{Ll}/u);
    expect(answerTo(id)).toMatch(/\n\nMit freundlichen Grüßen\n\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u);
    expect(answerTo(id)).toMatch(/\b(Sie|Ihnen|Ihrem)\b/u);
    expect(answerTo(id)).not.toMatch(/\b(du|dich|dir|dein\w*)\b/u);
  });
});
