import { useId, useRef, type Ref } from 'react';
import { paperText, sheetFooter } from '../../../components/sheet-classes.js';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { useReturnToButton } from '../../../lib/practice/use-return-to-button.js';
import type { StyleDesk } from '../model/use-style-desk.js';
import { errorTexts } from '../wording.js';

/** The sheet of paper for the text that is to be refined. */
export function StyleSheet({ ref, desk }: { ref: Ref<HTMLElement>; desk: StyleDesk }) {
  const id = useId();
  const { text, isBusy, isRefining, failure } = desk;
  const button = useRef<HTMLButtonElement>(null);
  const isBlank = text.trim() === '';
  useReturnToButton(button, { isBusy, notice: failure });
  return (
    <section
      ref={ref}
      aria-label="Ihr Text"
      className="min-w-0 rounded-card border border-grey-2 bg-sheet shadow-soft has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus"
    >
      <label htmlFor={id} className="sr-only">
        Ihr Text
      </label>
      <textarea
        id={id}
        value={text}
        readOnly={isRefining}
        spellCheck={false}
        autoCorrect="off"
        autoComplete="off"
        placeholder="Schreiben Sie hier Ihren Text, oder fügen Sie ihn ein …"
        className={`${paperText} block min-h-64 resize-none rounded-t-card bg-transparent outline-none! field-sizing-content placeholder:text-grey-4 lg:min-h-96`}
        onChange={(event) => desk.write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) desk.refine();
        }}
      />
      <div className={sheetFooter}>
        {failure !== null && !isBusy && (
          <Alert tone="red" title={errorTexts.title} className="mb-4">
            <HelpText>{failure}</HelpText>
            <HelpText className="mt-1 text-sm text-grey-5">{errorTexts.nothingLost}</HelpText>
          </Alert>
        )}
        <div className="flex justify-end">
          <Button
            ref={button}
            variant="primary"
            className="w-full sm:w-auto"
            disabled={isBlank || isBusy}
            pending={isBusy}
            aria-keyshortcuts="Control+Enter"
            onClick={desk.refine}
          >
            {isBusy ? 'Stil wird optimiert...' : 'Schreibstil optimieren'}
          </Button>
        </div>
      </div>
    </section>
  );
}
