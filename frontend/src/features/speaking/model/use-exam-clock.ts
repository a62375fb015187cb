import type { SpeakingStage } from '@b1fuchs/contracts';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { clockFor, goOn, secondsLeftOf, type ExamClock } from './exam-clock.js';
import { examClockChoice } from './exam-clock-choice.js';
import type { KeptPractice } from './kept-practice.js';

const TICK_MS = 250;

type Options = {
  kept: KeptPractice;
  stage: SpeakingStage;
  conversationId: string;
  /** Where it is false, there is no clock yet. */
  isReady: boolean;
  /** The learner has said something. */
  hasBegun: boolean;
};

/** The exam's clock of a talk; null where the learner wants none, and in the introduction. */
export function useExamClock({ kept, stage, conversationId, isReady, hasBegun }: Options) {
  const isOn = examClockChoice.use() === 'on';
  const [changed, setChanged] = useState<ExamClock | null>(null);
  if (stage === 'intro') return null;
  const current = changed ?? (isReady ? kept.readClock() : null);
  const keep = (clock: ExamClock): void => {
    kept.writeClock(clock);
    setChanged(clock);
  };
  const isShown = isOn && current?.conversationId === conversationId;
  return {
    isOn,
    /** Null while there is none to show. */
    running: isShown ? { clock: current, goOn: () => keep(goOn(current, stage, Date.now())) } : null,
    switchTo: (on: boolean): void => {
      examClockChoice.set(on ? 'on' : 'off');
      if (on) keep(clockFor(null, { conversationId, stage, hasBegun }, Date.now()));
    },
  };
}
export type TalkClock = NonNullable<ReturnType<typeof useExamClock>>;

/** Begins the clock of a talk that has just come, or goes on with the one that runs. */
export function startClock(kept: KeptPractice, talk: { conversationId: string; stage: SpeakingStage; hasBegun: boolean }): void {
  const { stage } = talk;
  if (stage !== 'intro' && examClockChoice.get() === 'on') kept.writeClock(clockFor(kept.readClock(), { ...talk, stage }, Date.now()));
}

/** Whole seconds, counted anew at each tick; below 0 over the time. */
export function useSecondsLeft(clock: ExamClock): number {
  const subscribe = useCallback((tell: () => void) => {
    const timer = setInterval(tell, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return useSyncExternalStore(subscribe, () => secondsLeftOf(clock, Date.now()));
}
