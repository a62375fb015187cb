import { Keyboard } from 'lucide-react';
import { HelpText } from '../../../../components/ui/help-text.js';
import type { StudyMode } from '../model/study-mode.js';
import { keyboardTexts } from '../wording.js';

/** The keys, on devices that most likely have them. */
export function KeyboardHint({ mode }: { mode: StudyMode }) {
  const keys = mode === 'article' ? [keyboardTexts.articleKeys, ...keyboardTexts.keys] : keyboardTexts.keys;
  return (
    <details className="hidden rounded-card text-sm text-grey-4 pointer-fine:block">
      <summary className="flex min-h-8 w-fit cursor-pointer items-center gap-2 rounded-control px-2 hover:text-ink">
        <Keyboard className="size-4" aria-hidden />
        {keyboardTexts.title}
      </summary>
      <dl className="mt-1 flex flex-col gap-1.5 px-2">
        {keys.map(({ keys: names, does }) => (
          <div key={does} className="flex items-baseline justify-between gap-3">
            <dt className="flex shrink-0 gap-1">
              {names.map((name) => (
                <kbd key={name} className="rounded-control border border-grey-3 px-1.5 font-sans text-grey-5">
                  {name}
                </kbd>
              ))}
            </dt>
            <HelpText as="dd" className="text-right">
              {does}
            </HelpText>
          </div>
        ))}
      </dl>
    </details>
  );
}
