import { countWords, minimumWords, recommendedWords, type WritingSection } from '@b1fuchs/contracts';
import { Info } from 'lucide-react';
import { HelpText } from '../../../../components/ui/help-text.js';
import { ProgressRing } from '../../../../components/ui/progress.js';
import { help } from '../../../../lib/interface-language/help.js';
import { wordCountState } from '../../model/text-checks.js';

/** How much is written, as a quiet ring, with a hint where the length is far from the recommendation. */
export function WordCounter({ text, section }: { text: string; section: WritingSection }) {
  const count = countWords(text);
  const recommended = recommendedWords[section];
  const hint = hintFor(count, section);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <ProgressRing
        label="Wörter"
        value={count}
        max={recommended}
        valueText={`${count} von etwa ${recommended} Wörtern`}
        size={48}
        tone={count >= minimumWords(section) ? 'green' : 'accent'}
      >
        {count}
      </ProgressRing>
      <div className="text-sm leading-snug">
        <p className="text-grey-4">von etwa {recommended} Wörtern</p>
        {hint !== null && (
          <p className="mt-0.5 flex gap-1 text-grey-5">
            <Info className="mt-0.5 size-4 shrink-0 text-amber" aria-hidden />
            <span>
              <span className="font-semibold text-amber">Wortzahl-Hinweis:</span> <HelpText as="span" className="rtl:block">
                {hint}
              </HelpText>
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

function hintFor(count: number, section: WritingSection): string | null {
  const state = wordCountState(count, section);
  if (state === 'long') return help('länger als empfohlen');
  if (state !== 'short') return null;
  const minimum = minimumWords(section);
  return count < minimum ? help(`mindestens ${minimum} Wörter`) : help('kürzer als empfohlen');
}
