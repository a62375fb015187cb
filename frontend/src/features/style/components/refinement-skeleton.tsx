import { Fox } from '../../../components/fox/fox.js';
import { Card } from '../../../components/ui/card.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { help } from '../../../lib/interface-language/help.js';

/** The shape of the result while the text is being refined. The screen announces it; this is for the eye. */
export function RefinementSkeleton() {
  return (
    <Card aria-hidden className="flex animate-appear-late flex-col gap-6">
      <div className="flex items-center gap-4">
        <Fox state="thinking" size={88} />
        <div>
          <HelpText className="text-xl font-semibold">{help('Ihr Text wird gelesen …')}</HelpText>
          <HelpText className="mt-1 text-grey-4">{help('Das dauert nur einen Moment.')}</HelpText>
        </div>
      </div>
      <div className="flex flex-col gap-2">
        <Skeleton className="h-5" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-5 w-3/5" />
      </div>
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </Card>
  );
}
