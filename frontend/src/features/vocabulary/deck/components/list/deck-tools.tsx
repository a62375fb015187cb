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
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
      <Button size="sm" icon={<Pencil aria-hidden />} onClick={() => setOpen('own')}>
        {ownCardTexts.create}
      </Button>
      <Button size="sm" icon={<Upload aria-hidden />} onClick={() => setOpen('import')}>
        {importTexts.open}
      </Button>
      <Button size="sm" icon={<Download aria-hidden />} onClick={() => setOpen('export')}>
        {exportTexts.open}
      </Button>
      <LinkButton to={paths.addWords} size="sm" variant="primary" icon={<Plus aria-hidden />} className="max-sm:basis-full">
        {addWordsTexts.title}
      </LinkButton>
      <OwnCardDialog {...bind('own')} />
      <ImportDialog {...bind('import')} />
      <ExportDialog {...bind('export')} />
    </div>
  );
}
