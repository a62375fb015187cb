import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Alert } from '../../../../../components/ui/alert.js';
import { Button } from '../../../../../components/ui/button.js';
import { Dialog } from '../../../../../components/ui/dialog.js';
import { HelpText } from '../../../../../components/ui/help-text.js';
import { userMessageOf } from '../../../../../lib/http-error.js';
import { saveFile } from '../../../../../lib/save-file.js';
import { exportCards, type ExportFormat } from '../../api/card-files.js';
import { exportTexts as texts } from '../../wording.js';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** The deck as a file, in one of two forms. */
export function ExportDialog({ open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.title} description={texts.description}>
      <ExportChoices />
    </Dialog>
  );
}

function ExportChoices() {
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: exportCards,
    onSuccess: (file: Blob, format: ExportFormat) => saveFile(file, `b1-fuchs-karten.${format}`),
  });
  return (
    <div className="mt-4 flex flex-col gap-4">
      {error !== null && (
        <Alert tone="red" title={texts.failed}>
          {userMessageOf(error)}
        </Alert>
      )}
      {(['tsv', 'csv'] as const).map((format) => (
        <div key={format}>
          <Button
            className="w-full"
            icon={<Download aria-hidden />}
            pending={isPending && variables === format}
            onClick={() => {
              if (!isPending) mutate(format);
            }}
          >
            {texts[format].name}
          </Button>
          <HelpText className="mt-1 text-sm text-grey-4">{texts[format].purpose}</HelpText>
        </div>
      ))}
    </div>
  );
}
