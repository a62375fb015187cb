import { Snowflake } from 'lucide-react';
import { HelpText } from '../../../components/ui/help-text.js';
import { classNames } from '../../../lib/class-names.js';
import { overviewTexts } from '../model/overview-texts.js';

/** Whether a missed day would be bridged, and how to get there. */
export function FreezeLine({ hasFreeze, className }: { hasFreeze: boolean; className?: string }) {
  return (
    <p lang="de" className={classNames('flex help-row items-start gap-2 text-sm text-grey-5', className)}>
      <Snowflake className={classNames('mt-0.5 size-4 shrink-0', hasFreeze ? 'text-blue' : 'text-grey-4')} aria-hidden />
      <span>
        <span className={classNames('font-semibold', hasFreeze && 'text-blue')}>{hasFreeze ? overviewTexts.freezeReady : overviewTexts.freezeMissing}</span>{' '}
        <HelpText as="span" className="rtl:block">{hasFreeze ? overviewTexts.freezeReadyText : overviewTexts.freezeMissingText}</HelpText>
      </span>
    </p>
  );
}
