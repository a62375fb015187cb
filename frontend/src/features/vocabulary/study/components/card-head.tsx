import type { DueFlashcard } from '@b1fuchs/contracts';
import { TriangleAlert } from 'lucide-react';
import { Badge } from '../../../../components/ui/badge.js';
import { partOfSpeechNames } from '../../part-of-speech-names.js';
import { cardTexts } from '../wording.js';

type Props = { card: DueFlashcard; position: number; of: number };

/** What kind of card it is, where it lies, and how far the session is. */
export function CardHead({ card, position, of }: Props) {
  return (
    <div className="flex items-start justify-between gap-3 px-4 pt-4 sm:px-6">
      <div className="flex flex-wrap gap-2">
        <Badge>{partOfSpeechNames[card.partOfSpeech]}</Badge>
        <Badge tone="blue">{cardTexts.box(card.box)}</Badge>
        {card.isLeech && (
          <Badge tone="amber" icon={<TriangleAlert aria-hidden />}>
            {cardTexts.leech}
          </Badge>
        )}
      </div>
      <span aria-hidden className="pt-0.5 text-sm whitespace-nowrap text-grey-4 tabular-nums">
        {position} / {of}
      </span>
    </div>
  );
}
