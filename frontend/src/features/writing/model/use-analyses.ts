import { applyPostChecks, type WritingAttempt, type WritingFeedback, type WritingTask } from '@b1fuchs/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { analyzeText } from '../api/analyze-text.js';
import { ATTEMPTS_KEY } from '../api/writing-attempts-query.js';
import { analysisFailure } from './analysis-failure.js';
import { localFeedback } from './local/local-feedback.js';

/** Feedback together with exactly the text it was given for; `isLocal` when the browser made it. */
export type AnalysisResult = { text: string; task: WritingTask; feedback: WritingFeedback; isLocal: boolean };
/**
 * What is known of one task's analysis. A failure leaves an earlier result standing.
 * `previous` is the result that this one revises.
 */
export type Analysis = { isReading: boolean; error: string | null; result: AnalysisResult | null; previous: AnalysisResult | null };
/** Shows an earlier text of the learner with its feedback. */
export type OpenAttempt = (task: WritingTask, attempt: WritingAttempt) => void;

const NONE: Analysis = { isReading: false, error: null, result: null, previous: null };

/** Analyses by task id, each on its own: one may still run while the learner looks at another task. */
export function useAnalyses() {
  const [analyses, setAnalyses] = useState<Partial<Record<string, Analysis>>>({});
  const { mutateAsync } = useMutation({ mutationFn: analyzeText });
  const queryClient = useQueryClient();
  const update = (taskId: string, change: Partial<Analysis>): void =>
    setAnalyses((all) => ({ ...all, [taskId]: { ...NONE, ...all[taskId], ...change } }));

  async function analyse(task: WritingTask, text: string): Promise<void> {
    const { id, title: topic, section, expressions } = task;
    update(id, { isReading: true, error: null });
    try {
      const feedback = applyPostChecks(await mutateAsync({ text, topic, section }), text, topic);
      const earlier = analyses[id]?.result ?? null;
      const previous = earlier === null || earlier.isLocal || earlier.text === text ? null : earlier;
      update(id, { isReading: false, result: { text, task, feedback, isLocal: false }, previous });
      void queryClient.invalidateQueries({ queryKey: [ATTEMPTS_KEY] });
    } catch (error) {
      const failure = analysisFailure(error);
      if (failure.kind === 'message') {
        update(id, { isReading: false, error: failure.message });
        return;
      }
      const feedback = localFeedback({ text, topic, section, expressions });
      update(id, { isReading: false, result: { text, task, feedback, isLocal: true }, previous: null });
    }
  }

  const openAttempt: OpenAttempt = (task, { text, feedback }) =>
    update(task.id, { error: null, result: { text, task, feedback, isLocal: false }, previous: null });

  return {
    openAttempt,
    analysisOf: (taskId: string | undefined): Analysis => (taskId === undefined ? undefined : analyses[taskId]) ?? NONE,
    analyse,
  };
}
