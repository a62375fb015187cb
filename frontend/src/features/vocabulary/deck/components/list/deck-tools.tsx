import { Download, Pencil, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button, LinkButton } from '../../../../../components/ui/button.js';
import { paths } from '../../../../../lib/paths.js';
import { addWordsTexts, exportTexts, importTexts, ownCardTexts } from '../../wording.js';
import { ExportDialog } from '../import/export-dialog.js';
import { ImportDialog } from '../import/import-dialog.js';
import { OwnCardDialog } from './own-card-dialog.js';

type Tool = 'own' | 'import' | 'export';

/** How cards come into the deck, and out of it. */
export function DeckTools() {
  const [open, setOpen] = useState<Tool | null>(null);
  const bind = (tool: Tool) => ({ open: open === tool, onOpenChange: (isOpen: boolean) => setOpen(isOpen ? tool : null) });
  // On phones the two that are rarely used show only their picture, beside the heading.
  const seldom = 'max-sm:size-11 max-sm:p-0!';
  return (
    <>
      <div className="flex gap-2 sm:ml-auto">
        <Button size="sm" className={seldom} icon={<Upload aria-hidden />} onClick={() => setOpen('import')}>
          <span className="max-sm:sr-only">{importTexts.open}</span>
        </Button>
        <Button size="sm" className={seldom} icon={<Download aria-hidden />} onClick={() => setOpen('export')}>
          <span className="max-sm:sr-only">{exportTexts.open}</span>
        </Button>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:flex-wrap max-sm:*:flex-auto">
        <Button size="sm" icon={<Pencil aria-hidden />} onClick={() => setOpen('own')}>
          {ownCardTexts.create}
        </Button>
        <LinkButton to={paths.addWords} size="sm" variant="primary" icon={<Plus aria-hidden />}>
          {addWordsTexts.title}
        </LinkButton>
      </div>
      <OwnCardDialog {...bind('own')} />
      <ImportDialog {...bind('import')} />
      <ExportDialog {...bind('export')} />
    </>
  );
}
