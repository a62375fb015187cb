import { Button } from '../../../components/ui/button.js';
import { userMessageOf } from '../../../lib/http-error.js';
import { toast } from '../../../lib/toast-store.js';
import { useDeletionCancelling } from '../api/personal-data.js';
import { deletionTexts as texts } from '../model/personal-data-texts.js';

/** Cancels the deletion of the account. @param props.onKept is where the focus finds another place, for the button goes */
export function KeepAccountButton({ onKept }: { onKept: () => void }) {
  const { mutate, isPending } = useDeletionCancelling();
  const keep = (): void =>
    mutate(undefined, {
      onSuccess: () => {
        onKept();
        toast({ title: texts.kept, description: texts.keptText, tone: 'success' });
      },
      onError: (error) => toast({ title: texts.keepFailed, description: userMessageOf(error), tone: 'destructive' }),
    });
  return (
    <Button size="sm" pending={isPending} onClick={keep}>
      {texts.keep}
    </Button>
  );
}
