import { modelAnswers } from '../model-answers.js';
import { goodTexts } from './answers-good.js';
import { middlingTexts } from './answers-middling.js';
import { weakTexts } from './answers-weak.js';
import type { GradedAnswer } from './graded-answer.js';
import { formalLadders } from './ladders-formal.js';
import { letterLadders } from './ladders-letters.js';
import { opinionLadders } from './ladders-opinions.js';

const excellent: GradedAnswer[] = Object.entries(modelAnswers).map(([task, text]) => ({
  task,
  level: 'excellent',
  why: 'The model answer: every point, complete form, no error.',
  text,
}));
const ladderSteps = [...letterLadders, ...opinionLadders, ...formalLadders];

/** Every text whose level is known: the model answer to each of the 24 tasks and at least one other. */
export const gradedAnswers: GradedAnswer[] = [...ladderSteps, ...weakTexts, ...middlingTexts, ...goodTexts, ...excellent];

/** The tasks to which the same answer stands at four levels, each with its answers from weak to excellent. */
export const ladders: { task: string; steps: GradedAnswer[] }[] = [...new Set(ladderSteps.map(({ task }) => task))].map((task) => ({
  task,
  steps: [...ladderSteps, ...excellent].filter((answer) => answer.task === task),
}));
