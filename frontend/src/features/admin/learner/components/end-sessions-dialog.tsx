import { Alert } from '../../../../components/ui/alert.js';
import { Button } from '../../../../components/ui/button.js';
import { DialogActions, DialogClose } from '../../../../components/ui/dialog.js';
import { userMessageOf } from '../../../../lib/http-error.js';
import { toast } from '../../../../lib/toast-store.js';
import { AdminDialog } from '../../lib/admin-dialog.js';
import { useEndSessions } from '../api/learner-changes.js';
import { sessionTexts as texts } from '../model/texts.js';

/** Asks once more before somebody is signed out everywhere. */
export function EndSessionsDialog({ userId, username, onClose }: { userId: string; username: string; onClose: () => void }) {
  const { mutate, isPending, error } = useEndSessions(userId);
  function confirm(): void {
    mutate(
      {},
      {
        onSuccess: ({ ended }) => {
          onClose();
          toast({ title: texts.ended(ended), tone: 'success', lang: 'en' });
        },
      },
    );
  }
  return (
    <AdminDialog open onOpenChange={onClose} title={texts.endAllTitle} description={texts.endAllText(username)}>
      {error !== null && (
        <Alert tone="red" title={texts.endFailed} className="mt-4">
          {userMessageOf(error)}
        </Alert>
      )}
      <DialogActions>
        <DialogClose asChild>
          <Button variant="quiet">{texts.cancel}</Button>
        </DialogClose>
        <Button variant="danger" pending={isPending} onClick={confirm}>
          {texts.endAll}
        </Button>
      </DialogActions>
    </AdminDialog>
  );
}
