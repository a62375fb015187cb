import type { Correction } from '@b1fuchs/contracts';
import { ChevronDown } from 'lucide-react';
import { CorrectionReason, CorrectionWords } from '../../../components/feedback/correction-body.js';
import { ExplanationLanguageSwitch } from '../../../components/explanation-language-switch.js';
import { inAnotherLanguage, tipTitle } from '../wording.js';

/** The one or two things that matter most in a message: a friendly aside, no alarm. */
export function Tips({ corrections }: { corrections: readonly Correction[] }) {
  return (
    <div className="mt-2 w-full max-w-text border-l-2 border-grey-2 pl-3">
      <p className="text-sm font-semibold text-grey-4">{tipTitle(corrections.length)}</p>
      <ul className="mt-1 flex flex-col gap-2">
        {corrections.map((correction) => (
          <li key={`${correction.offset} ${correction.original}`} className="text-sm">
            <CorrectionWords correction={correction} isGentle />
            <CorrectionReason correction={correction} />
          </li>
        ))}
      </ul>
      <details className="group/language mt-1">
        <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1 text-sm text-grey-4 hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
          {inAnotherLanguage}
          <ChevronDown className="size-4 group-open/language:rotate-180" aria-hidden />
        </summary>
        <div className="mt-1 w-fit max-w-full">
          <ExplanationLanguageSwitch />
        </div>
      </details>
    </div>
  );
}
