import type { Account } from '@b1fuchs/contracts';
import { useState, type SubmitEvent } from 'react';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions, DialogClose } from '../../../components/ui/dialog.js';
import { Field } from '../../../components/ui/field.js';
import { userMessageOf } from '../../../lib/http-error.js';
import { useConfirmTwoFactor, useProposeTwoFactor, useRefetchAccount } from '../api/account.js';
import { texts } from '../model/texts.js';
import { CodeInput, ProofForm } from './proof-form.js';
import { RecoveryCodeList } from './recovery-code-list.js';

/** Three steps: who is there, the app and its first code, the recovery codes. */
export function TwoFactorSetup({ account, onClose }: { account: Account; onClose: () => void }) {
  const propose = useProposeTwoFactor();
  const confirm = useConfirmTwoFactor();
  const refetch = useRefetchAccount();
  const wording = texts.twoFactor;
  // Only now, for the page behind would change while the codes are still to be read.
  const close = (): void => {
    if (confirm.isSuccess) refetch();
    onClose();
  };
  if (confirm.data) {
    return (
      <Dialog open onOpenChange={close} canBeDismissed={false} title={wording.codesTitle} description={wording.codesText}>
        <RecoveryCodeList codes={confirm.data.recoveryCodes} onDone={close} />
      </Dialog>
    );
  }
  if (propose.data) {
    return (
      <Dialog open onOpenChange={close} canBeDismissed={!confirm.isPending} title={wording.scanTitle} description={wording.scanText}>
        <FirstCode setup={propose.data} isPending={confirm.isPending} error={confirm.error} onSubmit={(code) => confirm.mutate(code)} />
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={close} title={wording.startTitle} description={wording.startText}>
      <ProofForm account={account} action={wording.next} isPending={propose.isPending} error={propose.error} onSubmit={(proof) => propose.mutate(proof)} />
    </Dialog>
  );
}

type FirstCodeProps = { setup: { secret: string; picture: string }; isPending: boolean; error: unknown; onSubmit: (code: string) => void };

function FirstCode({ setup: { secret, picture }, isPending, error, onSubmit }: FirstCodeProps) {
  const [code, setCode] = useState('');
  const wording = texts.twoFactor;
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isPending) onSubmit(code);
  }
  return (
    <form noValidate className="mt-5 flex flex-col gap-5" onSubmit={submit}>
      {/* On white in both themes: some apps read nothing else. */}
      <img src={picture} alt={wording.picture} width={200} height={200} className="self-center rounded-control bg-white" />
      <p className="text-sm text-grey-5">
        {wording.secret} <code className="mt-1 block font-mono text-base break-all text-ink select-all">{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
      </p>
      <Field label={wording.firstCode}>{(control) => <CodeInput {...control} value={code} onChange={setCode} />}</Field>
      {error !== null && (
        <Alert tone="red" title={texts.failed}>
          {userMessageOf(error)}
        </Alert>
      )}
      <DialogActions>
        <DialogClose asChild>
          <Button variant="quiet">{texts.cancel}</Button>
        </DialogClose>
        <Button type="submit" variant="primary" pending={isPending}>
          {wording.confirm}
        </Button>
      </DialogActions>
    </form>
  );
}
