import type { FromCorrectionRequest } from '@b1fuchs/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { userMessageOf } from '../../../lib/http-error.js';
import { help } from '../../../lib/interface-language/help.js';
import { toast } from '../../../lib/toast-store.js';
import { disputeCorrection } from '../api/dispute-correction.js';
import { saveCard } from '../api/save-card.js';
import { applyCorrection } from '../model/apply-correction.js';
import { cardFromCorrection } from '../model/card-from-correction.js';
import type { PlacedCorrection } from '../model/place-corrections.js';
import type { AnalysisResult } from '../model/use-analyses.js';
import type { Desk } from '../model/use-desk.js';

type Done = { result: AnalysisResult | null; applied: ReadonlySet<number>; disputed: ReadonlySet<number>; saved: ReadonlySet<number> };

const nothingDone = { applied: new Set<number>(), disputed: new Set<number>(), saved: new Set<number>() };

/** What a learner can do with each correction. What was done belongs to one result and ends with it. */
export function useCorrectionActions(result: AnalysisResult | null, placed: PlacedCorrection[], desk: Desk) {
  const [done, setDone] = useState<Done>({ result, ...nothingDone });
  if (done.result !== result) setDone({ result, ...nothingDone });
  const onError = (error: Error): void => toast({ title: help('Fehler'), description: userMessageOf(error), tone: 'destructive' });
  /** Notes it where the learner still looks at the result that it was done with. */
  const note = (kind: 'disputed' | 'saved', { number, of }: { number: number; of: AnalysisResult | null }): void =>
    setDone((now) => (now.result === of ? { ...now, [kind]: new Set([...now[kind], number]) } : now));
  const { mutate: dispute } = useMutation({ mutationFn: disputeCorrection, onError });
  const { mutate: save } = useMutation({
    mutationFn: ({ card }: { card: FromCorrectionRequest; number: number; of: AnalysisResult | null }) => saveCard(card),
    // Here rather than with each call: several may be under way, and each is noted.
    onSuccess: (_nothing, saving) => note('saved', saving),
    onError,
  });
  const cardOf = (number: number): FromCorrectionRequest | null =>
    result === null || result.isLocal ? null : cardFromCorrection(result.text, placed, number);

  return {
    applied: done.applied,
    disputed: done.disputed,
    saved: done.saved,
    /** A result of the browser itself is known to nobody else: there is nothing to dispute with. */
    canDispute: result?.isLocal === false,
    /** Makes the correction in the learner's text. */
    apply(number: number): void {
      const text = applyCorrection(desk.text, { placed, applied: done.applied, number });
      if (text === null) {
        toast({ title: help('Diese Stelle haben Sie schon geändert.') });
        return;
      }
      desk.setText(text);
      setDone({ ...done, applied: new Set([...done.applied, number]) });
    },
    dispute({ number, correction }: PlacedCorrection): void {
      if (result === null) return;
      dispute({ topic: result.task.title, correction }, { onSuccess: () => note('disputed', { number, of: result }) });
    },
    /** Whether a card can be made of it. */
    canSave: (number: number): boolean => cardOf(number) !== null,
    /** Puts the sentence into the learner's deck, with a gap for what was wrong. */
    save(number: number): void {
      const card = cardOf(number);
      if (card !== null) save({ card, number, of: result });
    },
  };
}

export type CorrectionActions = ReturnType<typeof useCorrectionActions>;
