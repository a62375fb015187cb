import { FileUp } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { HelpText } from '../../../../../components/ui/help-text.js';
import { classNames } from '../../../../../lib/class-names.js';
import { importTexts as texts } from '../../wording.js';

/** A place to choose a file, or to drop one. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined) onFile(file);
  }

  return (
    <div>
      <label
        className={classNames(
          'flex cursor-pointer flex-col items-center gap-2 rounded-card border-2 border-dashed px-4 py-8 text-center transition-colors duration-150 hover:bg-grey-1',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          isOver ? 'border-accent-text bg-accent-soft' : 'border-grey-3',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <FileUp className="size-8 text-accent-text" strokeWidth={1.75} aria-hidden />
        <span className="font-semibold">{texts.choose}</span>
        <HelpText as="span" className="text-sm text-balance text-grey-5">
          {texts.kinds}
        </HelpText>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file !== undefined) onFile(file);
            // The same file can be chosen again once it has been mended.
            event.target.value = '';
          }}
        />
      </label>
      <HelpText className="mt-3 text-sm text-grey-4">{texts.columns}</HelpText>
      <p lang="de" translate="no" className="mt-1 rounded-control bg-grey-1 px-3 py-2 text-sm">
        die Brücke; bridge; Die Brücke ist alt.
      </p>
    </div>
  );
}
