import { applyPostChecks } from '@b1fuchs/contracts';
import { writingTasks } from '../../src/domain/writing-tasks/writing-tasks.js';
import { expectedGrades, type Level } from './graded-answer.js';
import { gradedAnswers, ladders } from './graded-answers.js';
import { bandsOf, gradingUnderTest, taskWithId, timeoutMs } from './grading-under-test.js';

const grading = gradingUnderTest();
const levels: Level[] = ['weak', 'middling', 'good', 'excellent'];
const excellent = gradedAnswers.filter(({ level }) => level === 'excellent');

describe('the answers whose level examiners know', () => {
  test('are for each task the model answer and one other at least, and for six tasks a whole ladder', () => {
    for (const { id } of writingTasks) {
      const known = gradedAnswers.filter(({ task }) => task === id).map(({ level }) => level);
      expect(known).toContain('excellent');
      expect(known.length).toBeGreaterThanOrEqual(2);
    }
    for (const level of levels) expect(gradedAnswers.filter((answer) => answer.level === level).length).toBeGreaterThanOrEqual(12);
    expect(ladders.map(({ steps }) => steps.map(({ level }) => level))).toEqual(Array.from({ length: 6 }, () => levels));
  });
});

describe('the grade of an answer', () => {
  test.each(gradedAnswers)('$level, on $task: lies where an examiner would put it', async ({ task, level, text, why }) => {
    const feedback = await grading.feedbackOn(task, text);
    const { from, to } = expectedGrades[level];
    const isWithin = feedback.grade >= from && feedback.grade <= to;
    expect(isWithin ? '' : `${feedback.grade} (${bandsOf(feedback)}) is not from ${from} to ${to}: ${why}`).toBe('');
  }, timeoutMs);

  test.each(ladders)('to $task is strictly higher for each better text', async ({ steps }) => {
    const grades: number[] = [];
    for (const { task, text } of steps) grades.push((await grading.feedbackOn(task, text)).grade);
    expect(grades).toEqual([...new Set(grades)].sort((a, b) => a - b));
  }, timeoutMs);

  test('is the same with the same feedback when the text comes again', async () => {
    for (const { task, text } of [...gradedAnswers.slice(0, 3), ...excellent.slice(0, 3)]) {
      expect(await grading.analyse(task, text)).toEqual(await grading.feedbackOn(task, text));
    }
  }, timeoutMs);

  test('of an excellent text is not touched by the checks that client and server make', async () => {
    for (const { task, text } of excellent) {
      const feedback = await grading.feedbackOn(task, text);
      expect(applyPostChecks(feedback, text, taskWithId(task).title)).toEqual(feedback);
      expect(feedback.overallFeedback).not.toMatch(/^(?:ACHTUNG|WICHTIG)/u);
    }
  }, timeoutMs);
});
