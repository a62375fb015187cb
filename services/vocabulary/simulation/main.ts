/**
 * `make simulate [learners=<number>] [charts=<folder>]`: compares Leitner and FSRS on simulated learners and prints the
 * tables of docs/leitner-and-fsrs.md; with a folder, writes its charts there.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { effortChart, loadChart } from './charts.js';
import { asFsrsExpects } from './memory/as-fsrs-expects.js';
import { runExperiment } from './run-experiment.js';
import { SETTING } from './setting.js';
import { comparisonTable, resultsTable, thirdsTable } from './tables.js';

const options = z
  .object({ learners: z.coerce.number().int().min(6).default(SETTING.learners), charts: z.string().min(1).optional() })
  .parse(parseArgs({ options: { learners: { type: 'string' }, charts: { type: 'string' } } }).values);

const setting = { ...SETTING, learners: options.learners };
const trials = runExperiment(setting, (what) => console.error(`→ ${what}`));
const unlimited = trials.filter(({ dailyLimit }) => dailyLimit === null);
const limited = trials.filter(({ dailyLimit }) => dailyLimit !== null);

console.log(['', comparisonTable(trials, setting.seed), resultsTable(unlimited), resultsTable(limited), thirdsTable(unlimited.filter(({ model }) => model !== asFsrsExpects.name))].join('\n\n'));
if (options.charts !== undefined) {
  await writeFile(join(options.charts, 'leitner-and-fsrs-effort.svg'), effortChart(unlimited));
  await writeFile(join(options.charts, 'leitner-and-fsrs-load.svg'), loadChart(unlimited));
}
