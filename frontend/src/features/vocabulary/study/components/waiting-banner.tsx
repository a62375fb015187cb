import { CloudUpload, WifiOff } from 'lucide-react';
import { HelpText } from '../../../../components/ui/help-text.js';
import type { AnswerSync } from '../model/use-answer-sync.js';
import { waitingTexts } from '../wording.js';

/** Says that answers are safe while they can't be sent, and how many wait. */
export function WaitingBanner({ sync: { obstacle, waiting } }: { sync: AnswerSync }) {
  const Icon = obstacle === 'offline' ? WifiOff : CloudUpload;
  return (
    <div role="status" className="empty:sr-only">
      {obstacle !== null && (
        <div className="flex help-row items-start gap-2 rounded-control bg-amber-soft px-3 py-2 text-sm text-ink">
          <Icon className="mt-0.5 size-4 shrink-0 text-amber" aria-hidden />
          <HelpText>
            {waitingTexts[obstacle]}{' '}
            {waiting > 0 && (
              <HelpText as="span" className="font-semibold whitespace-nowrap">
                {waitingTexts.count(waiting)}
              </HelpText>
            )}
          </HelpText>
        </div>
      )}
    </div>
  );
}
