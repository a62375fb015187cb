import { createFsrs } from '../src/domain/scheduling/fsrs.js';
import { reviewBoxes } from './boxes.js';
import { asFsrsExpects } from './memory/as-fsrs-expects.js';
import { halfLife } from './memory/half-life.js';
import type { MemoryModel } from './memory/memory.js';
import { spacing } from './memory/spacing.js';
import { traces } from './memory/traces.js';
import type { Setting } from './setting.js';
import { simulateLearner, type Course, type Review } from './simulate-learner.js';

/** All learners with FSRS at one aim. */
export type FsrsRun = { aim: number; courses: Course[] };
/** All learners of one memory model under one limit. */
export type Trial = { model: string; dailyLimit: number | null; leitner: Course[]; fsrs: FsrsRun[] };

const DAILY_LIMIT = 100;
/** 0.80 to 0.95 is what learners may want; 0.97 asks as many reviews as Leitner does. */
const AIMS = [0.8, 0.85, 0.9, 0.95, 0.97];

/** Lets the same learners study with every schedule under every condition; says before each what comes. */
export function runExperiment(setting: Setting, announce: (what: string) => void): Trial[] {
  function run<Memory>(model: MemoryModel<Memory>, dailyLimit: number | null): Trial {
    announce(`${model.name}, ${dailyLimit === null ? 'no limit' : `at most ${dailyLimit} cards a day`}`);
    const all = <State>(review: Review<State>): Course[] =>
      Array.from({ length: setting.learners }, (_, number) => simulateLearner({ setting: { ...setting, dailyLimit }, number, model, review }));
    return { model: model.name, dailyLimit, leitner: all(reviewBoxes), fsrs: AIMS.map((aim) => ({ aim, courses: all(createFsrs(aim)) })) };
  }
  return [
    run(halfLife, null),
    run(spacing, null),
    run(traces, null),
    run(asFsrsExpects, null),
    run(halfLife, DAILY_LIMIT),
    run(spacing, DAILY_LIMIT),
    run(traces, DAILY_LIMIT),
  ];
}
