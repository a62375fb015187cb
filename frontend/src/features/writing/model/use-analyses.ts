import { applyPostChecks, type WritingFeedback, type WritingTask } from '@b1fuchs/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { analyzeText } from '../api/analyze-text.js';
import { analysisFailure } from './analysis-failure.js';
import { localFeedback } from './local/local-feedback.js';

/** Feedback together with exactly the text it was given for; `isLocal` when the browser made it. */
export type AnalysisResult = { text: string; task: WritingTask; feedback: WritingFeedback; isLocal: boolean };
/** What is known of one task's analysis. A failure leaves an earlier result standing. */
export type Analysis = { isReading: boolean; error: string | null; result: AnalysisResult | null };

const NONE: Analysis = { isReading: false, error: null, result: null };

/** Analyses by task id, each on its own: one may still run while the learner looks at another task. */
export function useAnalyses() {
  const [analyses, setAnalyses] = useState<Partial<Record<string, Analysis>>>({});
  const { mutateAsync } = useMutation({ mutationFn: analyzeText });
  const update = (taskId: string, change: Partial<Analysis>): void =>
    setAnalyses((all) => ({ ...all, [taskId]: { ...NONE, ...all[taskId], ...change } }));

  async function analyse(task: WritingTask, text: string): Promise<void> {
    const { id, title: topic, section, expressions } = task;
    update(id, { isReading: true, error: null });
    try {
      const feedback = applyPostChecks(await mutateAsync({ text, topic, section }), text, topic);
      update(id, { isReading: false, result: { text, task, feedback, isLocal: false } });
    } catch (error) {
      const failure = analysisFailure(error);
      if (failure.kind === 'message') {
        update(id, { isReading: false, error: failure.message });
        return;
      }
      const feedback = localFeedback({ text, topic, section, expressions });
      update(id, { isReading: false, result: { text, task, feedback, isLocal: true } });
    }
  }

  return {
    analysisOf: (taskId: string | undefined): Analysis => (taskId === undefined ? undefined : analyses[taskId]) ?? NONE,
    analyse,
  };
}
