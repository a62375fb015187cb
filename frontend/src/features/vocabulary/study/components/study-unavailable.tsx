import { RotateCw } from 'lucide-react';
import { Fox } from '../../../../components/fox/fox.js';
import { Button } from '../../../../components/ui/button.js';
import { EmptyState } from '../../../../components/ui/empty-state.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { HttpError } from '../../../../lib/http-error.js';
import { errorTexts } from '../wording.js';
import { BoxProgress } from './box-progress.js';
import { DueCounts } from './due-counts.js';
import { roomLayout } from './room-layout.js';

/** Neither the server nor the browser has the cards: what to do, with figures that are not known (spec 2, section 8). */
export function StudyUnavailable({ failure }: { failure: unknown }) {
  return (
    <div className={roomLayout}>
      <EmptyState
        picture={<Fox state="thinking" size={120} />}
        title={errorTexts.unavailable}
        action={
          <Button variant="primary" icon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
            {errorTexts.reload}
          </Button>
        }
      >
        <HelpText role="alert">{errorTexts.unavailableText}</HelpText>
        {failure instanceof HttpError && failure.status < 500 && (
          <p lang="en" className="mt-2">
            {failure.userMessage}
          </p>
        )}
      </EmptyState>
      <aside className="flex flex-col gap-4">
        <DueCounts counts={null} />
        <BoxProgress boxes={null} />
      </aside>
    </div>
  );
}
