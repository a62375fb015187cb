import { effortChart, loadChart } from './charts.js';
import { runExperiment } from './run-experiment.js';
import { SETTING } from './setting.js';
import { comparisonTable, resultsTable, thirdsTable } from './tables.js';

const tiny = { ...SETTING, learners: 6, cards: 20, days: 30 };
const reportOf = (seed: number): string[] => {
  const trials = runExperiment({ ...tiny, seed }, () => undefined);
  return [resultsTable(trials), comparisonTable(trials, seed), thirdsTable(trials), effortChart(trials), loadChart(trials)];
};

describe('a small experiment', () => {
  const report = reportOf(1);

  test('comes out the same again, to the letter, and otherwise with another seed', () => {
    expect(reportOf(1)).toEqual(report);
    expect(reportOf(2)).not.toEqual(report);
  });

  test('covers every memory with both schedulers, with and without a limit', () => {
    const trials = runExperiment(tiny, () => undefined);
    expect(trials.map(({ model, dailyLimit }) => `${model} ${dailyLimit ?? 'none'}`)).toEqual([
      ...['Half-life none', 'Spacing none', 'Traces none', 'As FSRS expects none'],
      ...['Half-life 100', 'Spacing 100', 'Traces 100'],
    ]);
    for (const { leitner, fsrs } of trials) for (const courses of [leitner, ...fsrs.map((run) => run.courses)]) expect(courses).toHaveLength(6);
  });

  test('leaves no number open in its tables and charts', () => {
    expect(report.join('\n')).not.toMatch(/NaN|Infinity|undefined|null/u);
  });

  test('draws charts with text as text', () => {
    for (const chart of report.slice(3)) {
      expect(chart).toContain('<title id="title">');
      expect(chart).toMatch(/<text [^>]*>Half-life<\/text>/u);
    }
  });
});
