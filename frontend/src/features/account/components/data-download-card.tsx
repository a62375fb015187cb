import type { Account } from '@b1fuchs/contracts';
import { Download } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions, DialogClose } from '../../../components/ui/dialog.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { userMessageOf } from '../../../lib/http-error.js';
import { toast } from '../../../lib/toast-store.js';
import { useDataDownload } from '../api/personal-data.js';
import { deletionTexts, downloadTexts as texts } from '../model/personal-data-texts.js';
import { AccountCard } from './account-card.js';
import { ProofFields, proofIn } from './proof-fields.js';

/** Offers a ZIP file of all that is stored about the learner. */
export function DataDownloadCard() {
  const [open, setOpen] = useState(false);
  return (
    <AccountCard title={texts.title}>
      {(account) => (
        <>
          <HelpText className="mt-2 max-w-text text-grey-5">{texts.text}</HelpText>
          <Button icon={<Download aria-hidden />} className="mt-4 w-full sm:w-auto" onClick={() => setOpen(true)}>
            {texts.action}
          </Button>
          <Dialog open={open} onOpenChange={setOpen} title={texts.title} description={texts.proof}>
            <DownloadForm account={account} onDone={() => setOpen(false)} />
          </Dialog>
        </>
      )}
    </AccountCard>
  );
}

function DownloadForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const { mutate, isPending, error } = useDataDownload();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending) return;
    mutate(proofIn(event.currentTarget), {
      onSuccess: () => {
        toast({ title: texts.done, description: texts.doneText, tone: 'success' });
        onDone();
      },
    });
  };
  return (
    <form className="mt-4 flex flex-col gap-4" onSubmit={submit}>
      {error && (
        <Alert tone="red" title={texts.failed}>
          {userMessageOf(error)}
        </Alert>
      )}
      <ProofFields account={account} />
      <div role="status" className="text-sm text-grey-5 empty:hidden">
        {isPending && <HelpText>{texts.gathering}</HelpText>}
      </div>
      <DialogActions>
        <DialogClose asChild>
          <Button variant="quiet">{deletionTexts.cancel}</Button>
        </DialogClose>
        <Button type="submit" variant="primary" pending={isPending}>
          {texts.action}
        </Button>
      </DialogActions>
    </form>
  );
}
