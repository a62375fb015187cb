import { History, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { AdminDialog } from '../../lib/admin-dialog.js';
import type { Selection } from '../../users/model/use-selection.js';
import { bulkTexts as texts } from '../model/texts.js';
import { BulkFormScreen } from './bulk-form-screen.js';
import { BulkJobScreen } from './bulk-job-screen.js';
import { RecentBulkActions } from './recent-bulk-actions.js';

type View = { kind: 'form' } | { kind: 'recent' } | { kind: 'job'; id: string };
type Props = { selection: Selection; /** The administrator's own id. */ ownId: string | undefined };

/** What is done to all users who are selected, and where to find again what was done. */
export function BulkActions({ selection: { ids, clear }, ownId }: Props) {
  const [view, setView] = useState<View | null>(null);
  const openJob = (id: string): void => setView({ kind: 'job', id });
  const frame = { open: true, onOpenChange: () => setView(null) };
  return (
    <>
      <Button size="sm" variant="quiet" icon={<History aria-hidden />} onClick={() => setView({ kind: 'recent' })}>
        {texts.recent}
      </Button>
      <Button size="sm" icon={<ListChecks aria-hidden />} disabled={ids.length === 0} onClick={() => setView({ kind: 'form' })}>
        {texts.open(ids.length)}
      </Button>
      {view?.kind === 'form' && (
        <AdminDialog {...frame} title={texts.title} description={texts.text(ids.length)}>
          <BulkFormScreen
            userIds={ids}
            ownId={ownId}
            onBegun={(jobId) => {
              openJob(jobId);
              clear();
            }}
            onExported={() => {
              setView(null);
              clear();
            }}
          />
        </AdminDialog>
      )}
      {view?.kind === 'job' && (
        <AdminDialog {...frame} title={texts.title}>
          <BulkJobScreen jobId={view.id} onBack={() => setView({ kind: 'recent' })} />
        </AdminDialog>
      )}
      {view?.kind === 'recent' && (
        <AdminDialog {...frame} title={texts.recent}>
          <RecentBulkActions onOpen={openJob} />
        </AdminDialog>
      )}
    </>
  );
}
