import { Check } from 'lucide-react';
import type { PlacedCorrection } from '../model/place-corrections.js';
import type { CorrectionActions } from './use-correction-actions.js';

const textButton =
  'inline-flex min-h-6 items-center gap-1 font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11';

type Props = { placed: PlacedCorrection; actions: CorrectionActions; onShowMark?: () => void };

/** What to do with a correction: make it, look at it in the text, learn it with a card, or say that it is wrong. */
export function CorrectionButtons({ placed, actions, onShowMark }: Props) {
  const { number, correction, place } = placed;
  const isApplied = actions.applied.has(number);
  const isDisputed = actions.disputed.has(number);
  const isSaved = actions.saved.has(number);
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {place !== null && correction.corrected !== correction.original && (
        <button
          type="button"
          className={`${textButton} ${isApplied ? 'text-green' : 'text-accent-text'}`}
          disabled={isApplied}
          onClick={() => actions.apply(number)}
        >
          {isApplied && <Check className="size-4" aria-hidden />}
          {isApplied ? 'Übernommen' : 'Übernehmen'}
        </button>
      )}
      {place !== null && onShowMark !== undefined && (
        <button type="button" className={`${textButton} text-accent-text`} onClick={onShowMark}>
          Im Text zeigen
        </button>
      )}
      {actions.canSave(number) && (
        <button
          type="button"
          className={`${textButton} ${isSaved ? 'text-green' : 'text-accent-text'}`}
          disabled={isSaved}
          onClick={() => actions.save(number)}
        >
          {isSaved && <Check className="size-4" aria-hidden />}
          {isSaved ? 'Gespeichert' : 'Als Karte speichern'}
        </button>
      )}
      {actions.canDispute && (
        <button type="button" className={`${textButton} font-normal! text-grey-4`} disabled={isDisputed} onClick={() => actions.dispute(placed)}>
          {isDisputed ? 'Danke, wir prüfen das.' : 'Diese Korrektur ist falsch'}
        </button>
      )}
    </div>
  );
}
