import type { Account } from '@b1fuchs/contracts';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { useDeletion } from '../api/personal-data.js';
import { deletionTexts as texts } from '../model/personal-data-texts.js';
import { KeepAccountButton } from './keep-account-button.js';
import { ProofForm } from './proof-form.js';

/** Offers the end of the account; while it is due, the way back. */
export function DeleteAccountCard({ account }: { account: Account }) {
  const [hasAsked, setHasAsked] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" aria-labelledby="account-deletion">
      <CardTitle ref={title} id="account-deletion" tabIndex={-1} className="outline-none">
        {texts.title}
      </CardTitle>
      {account.deletionDueAt === null ? (
        <Offer account={account} onAsked={() => setHasAsked(true)} />
      ) : (
        <Scheduled
          dueAt={account.deletionDueAt}
          takesFocus={hasAsked}
          onKept={() => {
            setHasAsked(false);
            title.current?.focus();
          }}
        />
      )}
    </Card>
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
  return (
    <ProofForm
      account={account}
      action={texts.confirm}
      variant="danger"
      isPending={isPending}
      error={error}
      failed={texts.failed}
      onSubmit={(proof) => {
        onAsked();
        mutate(proof);
      }}
    >
      <ul className="list-disc space-y-1 pl-5 text-grey-5">
        {texts.consequences.map((consequence) => (
          <HelpText as="li" key={consequence}>
            {consequence}
          </HelpText>
        ))}
      </ul>
      <HelpText className="text-grey-5">{texts.meanwhile}</HelpText>
    </ProofForm>
  );
}

/** @param props.takesFocus where it stands in the place of the dialog from which it was asked for */
function Scheduled({ dueAt, takesFocus, onKept }: { dueAt: string; takesFocus: boolean; onKept: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={place} tabIndex={-1} className="mt-3 rounded-control">
      <Alert tone="amber" title={texts.scheduled(dueAt)} action={<KeepAccountButton onKept={onKept} />}>
        {texts.scheduledText}
      </Alert>
    </div>
  );
}
