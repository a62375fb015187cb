import type { Account } from '@b1fuchs/contracts';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions, DialogClose } from '../../../components/ui/dialog.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { userMessageOf } from '../../../lib/http-error.js';
import { useDeletion } from '../api/personal-data.js';
import { deletionTexts as texts } from '../model/personal-data-texts.js';
import { AccountCard } from './account-card.js';
import { KeepAccountButton } from './keep-account-button.js';
import { ProofFields, proofIn } from './proof-fields.js';

/** Offers the end of the account; while it is due, the way back. */
export function DeleteAccountCard() {
  const [hasAsked, setHasAsked] = useState(false);
  return (
    <AccountCard title={texts.title}>
      {(account) =>
        account.deletionDueAt === null ? <Offer account={account} onAsked={() => setHasAsked(true)} /> : <Scheduled dueAt={account.deletionDueAt} takesFocus={hasAsked} />
      }
    </AccountCard>
  );
}

type OfferProps = { account: Account; onAsked: () => void };

function Offer(props: OfferProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <HelpText className="mt-2 max-w-text text-grey-5">{texts.text}</HelpText>
      <Button variant="danger" className="mt-4 w-full sm:w-auto" onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={texts.dialog} description={texts.dialogText}>
        <DeletionForm {...props} />
      </Dialog>
    </>
  );
}

function DeletionForm({ account, onAsked }: OfferProps) {
  const { mutate, isPending, error } = useDeletion();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isPending) return;
    onAsked();
    mutate(proofIn(event.currentTarget));
  };
  return (
    <form className="mt-3 flex flex-col gap-4" onSubmit={submit}>
      <ul className="list-disc space-y-1 pl-5 text-grey-5">
        {texts.consequences.map((consequence) => (
          <HelpText as="li" key={consequence}>
            {consequence}
          </HelpText>
        ))}
      </ul>
      <HelpText className="text-grey-5">{texts.meanwhile}</HelpText>
      {error && (
        <Alert tone="red" title={texts.failed}>
          {userMessageOf(error)}
        </Alert>
      )}
      <ProofFields account={account} />
      <DialogActions>
        <DialogClose asChild>
          <Button variant="quiet">{texts.cancel}</Button>
        </DialogClose>
        <Button type="submit" variant="danger" pending={isPending}>
          {texts.confirm}
        </Button>
      </DialogActions>
    </form>
  );
}

/** @param props.takesFocus where it stands in the place of the dialog from which it was asked for */
function Scheduled({ dueAt, takesFocus }: { dueAt: string; takesFocus: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={place} tabIndex={-1} className="mt-3 rounded-control">
      <Alert tone="amber" title={texts.scheduled(dueAt)} action={<KeepAccountButton />}>
        {texts.scheduledText}
      </Alert>
    </div>
  );
}
