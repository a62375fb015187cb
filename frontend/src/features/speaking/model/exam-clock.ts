import { z } from 'zod';
import type { SpeakingStage } from '@b1fuchs/contracts';

const MINUTE_MS = 60_000;

/** What is timed: getting ready, and the parts of the exam. */
const clockPhaseSchema = z.enum(['preparation', 'planning', 'presentation', 'reaction']);
export type ClockPhase = z.infer<typeof clockPhaseSchema>;

/** As long as each takes in the official exam (Goethe-Zertifikat B1, module Sprechen), about. */
export const phaseMs: Record<ClockPhase, number> = {
  preparation: 15 * MINUTE_MS,
  planning: 3 * MINUTE_MS,
  presentation: 3 * MINUTE_MS,
  reaction: 2 * MINUTE_MS,
};

/** `since`: when the phase began, in ms since the epoch, so that a reload does not stop the clock. */
export const examClockSchema = z.object({ conversationId: z.string(), phase: clockPhaseSchema, since: z.number() });
export type ExamClock = z.infer<typeof examClockSchema>;

/** The stages with a clock: an introduction takes as long as it takes. */
export type TimedStage = Exclude<SpeakingStage, 'intro'>;

/** What comes after a phase; null after the last one. */
export function phaseAfter(phase: ClockPhase, stage: TimedStage): ClockPhase | null {
  if (phase === 'preparation') return stage;
  return phase === 'presentation' ? 'reaction' : null;
}

/**
 * The clock of a talk: the one that runs already, or a new one.
 * @param hasBegun the learner has said something, and so is done with getting ready
 */
export function clockFor(running: ExamClock | null, { conversationId, stage, hasBegun }: { conversationId: string; stage: TimedStage; hasBegun: boolean }, now: number): ExamClock {
  if (running?.conversationId === conversationId) return running;
  return { conversationId, phase: hasBegun ? stage : 'preparation', since: now };
}

/** The same clock in its next phase; at the last one it stays. */
export function goOn(clock: ExamClock, stage: TimedStage, now: number): ExamClock {
  const phase = phaseAfter(clock.phase, stage);
  return phase === null ? clock : { ...clock, phase, since: now };
}

/** Whole seconds that are left; below 0 once the time is over, for the clock never stops anybody. */
export const secondsLeftOf = ({ phase, since }: ExamClock, now: number): number => Math.ceil((phaseMs[phase] - Math.max(0, now - since)) / 1000);

/** '2:05', or '+0:12' over the time. */
export function clockText(seconds: number): string {
  const whole = Math.abs(seconds);
  return `${seconds < 0 ? '+' : ''}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
