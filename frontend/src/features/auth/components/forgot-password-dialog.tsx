import { useRef, useState, type SubmitEvent } from 'react';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions, DialogClose } from '../../../components/ui/dialog.js';
import { Field } from '../../../components/ui/field.js';
import { Input } from '../../../components/ui/input.js';
import { HttpError, userMessageOf } from '../../../lib/http-error.js';
import { toast } from '../../../lib/toast-store.js';
import { useForgotPassword } from '../api/use-password-reset.js';
import { texts } from '../model/password-reset-texts.js';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; /** What stands in the sign-in form; an address is taken over. */ typedName: string };

/** Asks for the address and has a link for a new password sent to it. */
export function ForgotPasswordDialog({ open, onOpenChange, typedName }: Props) {
  const wording = texts.ask;
  const { mutate, isPending, error, reset } = useForgotPassword();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPending) return;
    const email = input.current?.value.trim() ?? '';
    setProblem(email === '' ? wording.emailMissing : undefined);
    if (email === '') {
      input.current?.focus();
      return;
    }
    mutate(email, {
      onSuccess: ({ message }) => {
        onOpenChange(false);
        toast({ title: wording.sentTitle, description: message, tone: 'success', lang: 'en' });
      },
      onError: (failure) => {
        if (failure instanceof HttpError) setProblem(failure.details.email);
        input.current?.focus();
      },
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        reset();
        setProblem(undefined);
        onOpenChange(next);
      }}
      title={wording.title}
      description={wording.description}
      closeLabel={wording.close}
    >
      <form noValidate lang="en" className="mt-4 flex flex-col gap-4" onSubmit={submit}>
        {error !== null && problem === undefined && (
          <Alert tone="red" title={wording.failed}>
            {userMessageOf(error)}
          </Alert>
        )}
        <Field label={wording.email} error={problem}>
          {(control) => <Input {...control} ref={input} type="email" autoComplete="email" required defaultValue={typedName.includes('@') ? typedName : ''} />}
        </Field>
        <DialogActions>
          <DialogClose asChild>
            <Button variant="quiet">{wording.cancel}</Button>
          </DialogClose>
          <Button type="submit" variant="primary" pending={isPending}>
            {wording.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
