import type { Account } from '@b1fuchs/contracts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { toast } from '../../../lib/toast-store.js';
import { useDataDownload } from '../api/personal-data.js';
import { downloadTexts as texts } from '../model/personal-data-texts.js';
import { ProofForm } from './proof-form.js';

/** Offers a ZIP file of all that is stored about the learner. */
export function DataDownloadCard({ account }: { account: Account }) {
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" aria-labelledby="account-data">
      <CardTitle id="account-data">{texts.title}</CardTitle>
      <HelpText className="mt-2 max-w-text text-grey-5">{texts.text}</HelpText>
      <Button icon={<Download aria-hidden />} className="mt-4 w-full sm:w-auto" onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={texts.title} description={texts.proof}>
        <DownloadForm account={account} onDone={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
}

function DownloadForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const { mutate, isPending, error } = useDataDownload();
  return (
    <ProofForm
      account={account}
      action={texts.action}
      isPending={isPending}
      error={error}
      failed={texts.failed}
      onSubmit={(proof) =>
        mutate(proof, {
          onSuccess: () => {
            toast({ title: texts.done, description: texts.doneText, tone: 'success' });
            onDone();
          },
        })
      }
    >
      <div role="status" className="text-sm text-grey-5 empty:sr-only">
        {isPending && <HelpText>{texts.gathering}</HelpText>}
      </div>
    </ProofForm>
  );
}
