import { MAX_IMPORT_BYTES } from '@b1fuchs/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '../../../../../components/ui/alert.js';
import { Button } from '../../../../../components/ui/button.js';
import { Dialog, DialogActions, DialogClose } from '../../../../../components/ui/dialog.js';
import { HelpText } from '../../../../../components/ui/help-text.js';
import { Spinner } from '../../../../../components/ui/spinner.js';
import { userMessageOf } from '../../../../../lib/http-error.js';
import { importCards } from '../../api/card-files.js';
import { refreshFlashcards } from '../../api/flashcard-queries.js';
import { importTexts as texts } from '../../wording.js';
import { FileDrop } from './file-drop.js';
import { ImportOutcome } from './import-outcome.js';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Cards from a file, in three steps: choose it, see what would happen, let it happen. */
export function ImportDialog({ open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.title} description={texts.description}>
      <ImportSteps onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ImportSteps({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: importCards,
    onSuccess: (result) => (result.dryRun ? undefined : refreshFlashcards(client)),
  });

  function choose(next: File): void {
    reset();
    const isSmallEnough = next.size <= MAX_IMPORT_BYTES;
    setIsTooLarge(!isSmallEnough);
    setFile(isSmallEnough ? next : null);
    if (isSmallEnough) mutate({ file: next, dryRun: true });
  }
  function chooseAnother(): void {
    reset();
    setFile(null);
  }

  const failure = isTooLarge ? texts.tooLarge : error === null ? null : userMessageOf(error);
  const canImport = data?.dryRun === true && data.counts.added + data.counts.listed > 0;
  return (
    <div className="mt-4 flex flex-col gap-4">
      {failure !== null && !isPending && (
        <Alert tone="red" title={texts.failed}>
          {failure}
        </Alert>
      )}
      {file !== null && <p className="font-semibold break-words">{file.name}</p>}
      {isPending && (
        <p role="status" className="flex help-row items-center gap-3 text-grey-5">
          <Spinner decorative />
          <HelpText as="span">{texts.reading}</HelpText>
        </p>
      )}
      {!isPending && data === undefined && <FileDrop onFile={choose} />}
      {!isPending && data !== undefined && <ImportOutcome result={data} />}
      <DialogActions>
        {data?.dryRun === true && !isPending && (
          <Button variant="quiet" onClick={chooseAnother}>
            {texts.another}
          </Button>
        )}
        {data?.dryRun === false ? (
          <Button variant="primary" onClick={onDone}>
            {texts.done}
          </Button>
        ) : (
          <>
            <DialogClose asChild>
              <Button variant="quiet">{texts.cancel}</Button>
            </DialogClose>
            {canImport && !isPending && file !== null && (
              <Button variant="primary" onClick={() => mutate({ file, dryRun: false })}>
                {texts.start}
              </Button>
            )}
          </>
        )}
      </DialogActions>
    </div>
  );
}
