import { setTimeout as pause } from 'node:timers/promises';
import type { Learner } from '../bench/learner.js';
import { createTexts } from '../bench/texts.js';
import { createClient, type Client } from './client.js';
import { createLedger } from './ledger.js';
import { createRecorder } from './recorder.js';
import type { Stage } from './report.js';
import { machineUsage, usageOf, type Usage } from './usage.js';
import { someVisit, writing, home, type Step } from './visits.js';

/** Between two steps a learner thinks for so long, 7.5 s on average. */
const THINKING_MS = { from: 5_000, to: 10_000 };
/** Everybody writes a letter at least so often. */
const LETTER_WITHIN_MS = 10 * 60_000;
/** Learners come one after another: of those who began together many would also write at the same moment. */
const COME_WITHIN_MS = 30_000;
/** What is measured begins when all are there. */
const WARM_UP_MS = 40_000;

const texts = createTexts(Date.now() % 100_000);

/** Lets learners live for some minutes. @returns what they saw, and what it cost each part */
export async function runStage({ gateway, learners, minutes, pids }: { gateway: URL; learners: readonly Learner[]; minutes: number; pids: ReadonlyMap<string, number> }): Promise<Stage> {
  const recorder = createRecorder();
  const all = new Map([...pids, ['the virtual learners', process.pid]]);
  const end = performance.now() + WARM_UP_MS + minutes * 60_000;
  const lives = learners.map((learner) => live(createClient(gateway, learner, recorder, createLedger()), () => performance.now() > end));
  await pause(WARM_UP_MS);
  const [before, machineBefore, startedAt] = [await usageOf(all), await machineUsage(), performance.now()];
  await Promise.all(lives);
  const seconds = (performance.now() - startedAt) / 1_000;
  const [after, machineAfter] = [await usageOf(all), await machineUsage()];
  const usage = new Map([...after].map(([name, one]) => [name, spent(one, before.get(name), seconds)]));
  const own = [...usage.values()].reduce((sum, { cores }) => sum + cores, 0);
  const elsewhere = { busy: Math.max(0, (machineAfter.busySeconds - machineBefore.busySeconds) / seconds - own), stolen: (machineAfter.stolenSeconds - machineBefore.stolenSeconds) / seconds };
  return { learners: learners.length, seconds, ...recorder.figures(startedAt), usage, elsewhere };
}

const spent = ({ cpuSeconds, memoryMb }: Usage, before: Usage | undefined, seconds: number) => ({ cores: (cpuSeconds - (before?.cpuSeconds ?? 0)) / seconds, memoryMb });

/**
 * Visit after visit, until it is over. Everybody's first letter comes at a moment of their own within ten minutes; a shorter
 * stage sees its share of them.
 */
export async function live(client: Client, isOver: () => boolean): Promise<void> {
  const parts = { client, texts, random: Math.random };
  const lastMomentForLetter = performance.now() + Math.random() * LETTER_WITHIN_MS;
  let hasWritten = false;
  await pause(Math.random() * COME_WITHIN_MS);
  while (!isOver()) {
    const isLetterDue: boolean = !hasWritten && performance.now() > lastMomentForLetter;
    hasWritten ||= isLetterDue;
    await go(isLetterDue ? [home(parts), ...writing(parts)] : someVisit(parts), isOver);
  }
}

async function go(steps: readonly Step[], isOver: () => boolean): Promise<void> {
  for (const step of steps) {
    if (isOver()) return;
    await step();
    await pause(THINKING_MS.from + Math.random() * (THINKING_MS.to - THINKING_MS.from));
  }
}
