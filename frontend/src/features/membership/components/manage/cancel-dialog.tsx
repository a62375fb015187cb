import { Alert } from '../../../../components/ui/alert.js';
import { Button } from '../../../../components/ui/button.js';
import { Dialog, DialogActions, DialogClose } from '../../../../components/ui/dialog.js';
import { toast } from '../../../../lib/toast-store.js';
import { useCancellation } from '../../api/membership.js';
import { manageTexts } from '../../model/manage-texts.js';

const texts = manageTexts.cancel;

/** Says what canceling means and asks once more. @param until the day on which access ends */
export function CancelDialog({ until, onClose }: { until: string; onClose: () => void }) {
  const { mutate, isPending, error } = useCancellation();
  function confirm(): void {
    mutate(undefined, {
      onSuccess: ({ message }) => {
        onClose();
        toast({ title: texts.done, description: message, tone: 'success', lang: 'en' });
      },
    });
  }
  return (
    <Dialog open onOpenChange={onClose} title={texts.title} description={texts.text(until)} closeLabel="Close" lang="en">
      {error !== null && (
        <Alert tone="red" title={texts.failedTitle} className="mt-4">
          {texts.failed}
        </Alert>
      )}
      <DialogActions>
        <DialogClose asChild>
          <Button variant="quiet">{texts.keep}</Button>
        </DialogClose>
        <Button variant="danger" pending={isPending} onClick={confirm}>
          {texts.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
