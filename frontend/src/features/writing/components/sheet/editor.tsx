import { useId, useRef } from 'react';
import { Alert } from '../../../../components/ui/alert.js';
import { Button } from '../../../../components/ui/button.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { classNames } from '../../../../lib/class-names.js';
import { help } from '../../../../lib/interface-language/help.js';
import { useReturnToButton } from '../../../../lib/practice/use-return-to-button.js';
import type { Desk } from '../../model/use-desk.js';
import { errorTexts, sectionTexts } from '../../wording.js';
import { paperText, sheetFooter } from '../../../../components/sheet-classes.js';
import { WordCounter } from './word-counter.js';

type Props = {
  desk: Desk;
  isReading: boolean;
  problem: string | null;
  error: string | null;
  onEdit: (text: string) => void;
  onAnalyse: () => void;
  onShowCorrections?: () => void;
};

/** Where the learner writes. The browser's spelling help is off, as it is in the exam. */
export function Editor({ desk, isReading, problem, error, onEdit, onAnalyse, onShowCorrections }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const hasTopic = desk.task !== null;
  const canAnalyse = hasTopic && desk.text.trim() !== '';
  useReturnToButton(button, { isBusy: isReading, notice: problem ?? error });

  return (
    <>
      <label htmlFor={id} className="sr-only">
        {sectionTexts[desk.section].sheetLabel}
      </label>
      <textarea
        id={id}
        value={desk.text}
        readOnly={isReading}
        spellCheck={false}
        autoCorrect="off"
        autoComplete="off"
        placeholder={desk.section === 'teil2' ? 'Schreiben Sie hier Ihre Meinung …' : 'Schreiben Sie hier Ihren Text …'}
        className={classNames(
          paperText,
          'block min-h-80 resize-none rounded-t-card bg-transparent outline-none! field-sizing-content placeholder:text-grey-4 lg:min-h-[clamp(14rem,calc(100dvh-31rem),28rem)]',
        )}
        onChange={(event) => onEdit(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && canAnalyse) onAnalyse();
        }}
      />
      <div className={sheetFooter}>
        {problem !== null && (
          <Alert tone="amber" className="mb-4">
            {problem}
          </Alert>
        )}
        {error !== null && problem === null && !isReading && (
          <Alert tone="red" title={errorTexts.title} className="mb-4">
            <HelpText>{error}</HelpText>
            <HelpText className="mt-1 text-sm text-grey-5">{errorTexts.nothingLost}</HelpText>
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <WordCounter text={desk.text} section={desk.section} />
          <div className="flex grow flex-wrap items-center justify-end gap-2">
            {onShowCorrections !== undefined && !isReading && (
              <Button variant="quiet" onClick={onShowCorrections}>
                Korrekturen zeigen
              </Button>
            )}
            <Button
              ref={button}
              variant="primary"
              className="grow sm:grow-0"
              disabled={!canAnalyse || isReading}
              pending={isReading}
              aria-keyshortcuts="Control+Enter"
              aria-describedby={hasTopic ? undefined : `${id}-topic`}
              onClick={onAnalyse}
            >
              {isReading ? 'Text wird analysiert …' : 'Text analysieren'}
            </Button>
          </div>
        </div>
        {!hasTopic && (
          <HelpText id={`${id}-topic`} className="mt-2 text-right text-sm text-grey-4">
            {help('Bitte wählen Sie zuerst ein Thema aus')}
          </HelpText>
        )}
      </div>
    </>
  );
}
