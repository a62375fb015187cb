import type { SpeakingStage } from '@b1fuchs/contracts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../../../../components/ui/button.js';
import type { Move } from '../../model/place.js';
import { headerTexts } from '../../wording.js';

/** From one stage to the next and back. */
export function StageNavigation({ stage, onMove }: { stage: SpeakingStage; onMove: (move: Move) => void }) {
  return (
    <nav aria-label="Zwischen den Teilen" className="mt-8 flex flex-wrap justify-between gap-3 border-t border-grey-2 pt-6">
      {stage !== 'intro' && (
        <Button icon={<ArrowLeft aria-hidden />} onClick={() => onMove({ kind: 'back' })}>
          {headerTexts.back}
        </Button>
      )}
      {stage !== 'presentation' && (
        <Button className="ml-auto flex-row-reverse" icon={<ArrowRight aria-hidden />} onClick={() => onMove({ kind: 'next' })}>
          {headerTexts.next}
        </Button>
      )}
    </nav>
  );
}
