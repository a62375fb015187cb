import { setTimeout as pause } from 'node:timers/promises';
import type { Learner } from '../bench/learner.js';
import { createTexts } from '../bench/texts.js';
import { createClient } from './client.js';
import { createRecorder } from './recorder.js';
import type { Stage } from './report.js';
import { usageOf, type Usage } from './usage.js';
import { someVisit, writing, home, type Step } from './visits.js';

/** Between two steps a learner thinks for so long, 7.5 s on average. */
const THINKING_MS = { from: 5_000, to: 10_000 };
/** Everybody writes a letter at least so often. */
const LETTER_WITHIN_MS = 10 * 60_000;
/** What the first requests of a stage cost more is not measured. */
const WARM_UP_MS = 10_000;

const texts = createTexts(Date.now() % 100_000);

/** Lets learners live for some minutes. @returns what they saw, and what it cost each part */
export async function runStage({ gateway, learners, minutes, pids }: { gateway: URL; learners: readonly Learner[]; minutes: number; pids: ReadonlyMap<string, number> }): Promise<Stage> {
  const recorder = createRecorder();
  const all = new Map([...pids, ['the virtual learners', process.pid]]);
  const end = performance.now() + WARM_UP_MS + minutes * 60_000;
  const lives = learners.map((learner) => live(createClient(gateway, learner, recorder), end));
  await pause(WARM_UP_MS);
  recorder.clear();
  const [before, startedAt] = [await usageOf(all), performance.now()];
  await Promise.all(lives);
  const seconds = (performance.now() - startedAt) / 1_000;
  const after = await usageOf(all);
  return { learners: learners.length, seconds, ...recorder.figures(), usage: new Map([...after].map(([name, usage]) => [name, spent(usage, before.get(name), seconds)])) };
}

const spent = ({ cpuSeconds, memoryMb }: Usage, before: Usage | undefined, seconds: number) => ({ cores: (cpuSeconds - (before?.cpuSeconds ?? 0)) / seconds, memoryMb });

/** Visit after visit, until the time is over; the first letter comes at a moment of one's own within the first minutes. */
async function live(client: ReturnType<typeof createClient>, end: number): Promise<void> {
  const parts = { client, texts, random: Math.random };
  const begun = performance.now();
  const lastMomentForLetter = begun + Math.random() * Math.min(LETTER_WITHIN_MS, (end - begun) * 0.8);
  let hasWritten = false;
  // Nobody begins at the same moment as the others.
  await pause(Math.random() * THINKING_MS.to);
  while (performance.now() < end) {
    const isLetterDue = !hasWritten && performance.now() > lastMomentForLetter;
    hasWritten ||= isLetterDue;
    await go(isLetterDue ? [home(parts), ...writing(parts)] : someVisit(parts), end);
  }
}

async function go(steps: readonly Step[], end: number): Promise<void> {
  for (const step of steps) {
    if (performance.now() > end) return;
    await step();
    await pause(THINKING_MS.from + Math.random() * (THINKING_MS.to - THINKING_MS.from));
  }
}
