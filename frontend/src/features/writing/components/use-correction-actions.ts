import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { userMessageOf } from '../../../lib/http-error.js';
import { toast } from '../../../lib/toast-store.js';
import { disputeCorrection } from '../api/dispute-correction.js';
import { applyCorrection } from '../model/apply-correction.js';
import type { PlacedCorrection } from '../model/place-corrections.js';
import type { AnalysisResult } from '../model/use-analyses.js';
import type { Desk } from '../model/use-desk.js';

type Done = { result: AnalysisResult | null; applied: ReadonlySet<number>; disputed: ReadonlySet<number> };

/** What a learner can do with each correction. What was done belongs to one result and ends with it. */
export function useCorrectionActions(result: AnalysisResult | null, placed: PlacedCorrection[], desk: Desk) {
  const [done, setDone] = useState<Done>({ result, applied: new Set(), disputed: new Set() });
  if (done.result !== result) setDone({ result, applied: new Set(), disputed: new Set() });
  const { mutate } = useMutation({
    mutationFn: disputeCorrection,
    onError: (error) => toast({ title: 'Fehler', description: userMessageOf(error), tone: 'destructive' }),
  });

  return {
    applied: done.applied,
    disputed: done.disputed,
    /** A result of the browser itself is known to nobody else: there is nothing to dispute with. */
    canDispute: result?.isLocal === false,
    /** Makes the correction in the learner's text. */
    apply(number: number): void {
      const text = applyCorrection(desk.text, { placed, applied: done.applied, number });
      if (text === null) {
        toast({ title: 'Diese Stelle haben Sie schon geändert.' });
        return;
      }
      desk.setText(text);
      setDone({ ...done, applied: new Set([...done.applied, number]) });
    },
    dispute({ number, correction }: PlacedCorrection): void {
      if (result === null) return;
      mutate(
        { topic: result.task.title, correction },
        { onSuccess: () => setDone((now) => (now.result === result ? { ...now, disputed: new Set([...now.disputed, number]) } : now)) },
      );
    },
  };
}

export type CorrectionActions = ReturnType<typeof useCorrectionActions>;
