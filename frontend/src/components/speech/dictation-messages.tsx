/*
 * What is to be said about a dictation: what is waited for, what went wrong, and a recording that can be sent again.
 *   <DictationMessages dictation={dictation} />
 */
import { RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { help } from '../../lib/interface-language/help.js';
import type { Dictation } from '../../lib/speech/recognition/use-dictation.js';
import { dictationTexts } from '../../lib/speech/recognition/wording.js';
import { Alert } from '../ui/alert.js';
import { Button } from '../ui/button.js';
import { HelpText } from '../ui/help-text.js';
import { Spinner } from '../ui/spinner.js';

type Props = { dictation: Pick<Dictation, 'state' | 'error' | 'notice' | 'canRetry' | 'unsupportedReason' | 'retry' | 'reset'> };

const waits = { starting: dictationTexts.starting, transcribing: dictationTexts.transcribing } as const;

export function DictationMessages({ dictation }: Props) {
  const { state, error, notice, canRetry, unsupportedReason, retry, reset } = dictation;
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed goes away.
  function act(action: () => void): void {
    place.current?.focus();
    action();
  }
  const waiting = state === 'starting' || state === 'transcribing' ? waits[state] : null;
  return (
    <div ref={place} tabIndex={-1} lang="de" className="flex flex-col gap-3 outline-none">
      <div role="status" className="empty:sr-only">
        {waiting !== null && (
          <p className="flex animate-appear-late help-row items-center gap-2 text-grey-5">
            <Spinner decorative /> <HelpText as="span">{waiting}</HelpText>
          </p>
        )}
      </div>
      {notice !== undefined && <Alert tone="blue">{notice}</Alert>}
      {error !== undefined && (
        <Alert
          tone={error === unsupportedReason ? 'amber' : 'red'}
          {...(error === unsupportedReason ? {} : { title: help('Fehler') })}
          action={
            canRetry ? (
              <div className="flex flex-wrap gap-2">
                <Button size="sm" icon={<RotateCw aria-hidden />} onClick={() => act(retry)}>
                  {dictationTexts.retry}
                </Button>
                <Button size="sm" variant="quiet" onClick={() => act(reset)}>
                  {dictationTexts.discard}
                </Button>
              </div>
            ) : undefined
          }
        >
          {error}
        </Alert>
      )}
    </div>
  );
}
