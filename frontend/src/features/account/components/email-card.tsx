import { emailSchema, type Account } from '@b1fuchs/contracts';
import { useRef, useState } from 'react';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Field } from '../../../components/ui/field.js';
import { Input } from '../../../components/ui/input.js';
import { userMessageOf } from '../../../lib/http-error.js';
import { useCancelEmailChange, useRequestEmailChange } from '../api/account.js';
import { texts } from '../model/texts.js';
import { ProofForm } from './proof-form.js';

/** The account's address, and a new one that waits for its confirmation. */
export function EmailCard({ account }: { account: Account }) {
  const [open, setOpen] = useState(false);
  const cancel = useCancelEmailChange();
  const changeButton = useRef<HTMLButtonElement>(null);
  return (
    <Card as="section" aria-labelledby="account-email">
      <CardTitle id="account-email">{texts.email.title}</CardTitle>
      <p className="mt-2 break-words">{account.email}</p>
      {account.pendingEmail !== null && (
        <Alert
          tone="blue"
          className="mt-4"
          action={
            <Button size="sm" pending={cancel.isPending} onClick={() => cancel.mutate(undefined, { onSuccess: () => changeButton.current?.focus() })}>
              {texts.email.keep}
            </Button>
          }
        >
          {texts.email.pending(account.pendingEmail)}
        </Alert>
      )}
      {cancel.error && (
        <Alert tone="red" title={texts.failed} className="mt-4">
          {userMessageOf(cancel.error)}
        </Alert>
      )}
      <Button ref={changeButton} className="mt-4" onClick={() => setOpen(true)}>
        {texts.email.change}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={texts.email.dialogTitle} description={texts.email.dialogText}>
        <ChangeForm account={account} onDone={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
}

function ChangeForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const change = useRequestEmailChange();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  return (
    <ProofForm
      account={account}
      action={texts.email.send}
      isPending={change.isPending}
      error={change.error}
      onSubmit={(proof) => {
        const isAddress = emailSchema.safeParse(email).success;
        setProblem(isAddress ? undefined : texts.email.missing);
        if (isAddress) change.mutate({ ...proof, email }, { onSuccess: onDone });
      }}
    >
      <Field label={texts.email.newAddress} error={problem}>
        {(control) => <Input {...control} type="email" autoComplete="email" value={email} onChange={(event) => setEmail(event.target.value)} />}
      </Field>
    </ProofForm>
  );
}
