import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { hasCode, userMessageOf } from '../../lib/http-error.js';
import { useSession } from '../../lib/session.js';
import { sendSupportMessage } from '../../lib/support/send-support-message.js';
import { forgetSupportDrafts, noFields, readSupportDraft, writeSupportDraft, type SupportFields } from '../../lib/support/support-drafts.js';
import { toast } from '../../lib/toast-store.js';
import { Button } from '../ui/button.js';
import { Dialog, DialogActions, DialogClose } from '../ui/dialog.js';
import { Field } from '../ui/field.js';
import { Input, Textarea } from '../ui/input.js';
import { firstProblem } from './first-problem.js';
import { dialogTexts as texts } from './wording.js';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The message has arrived; the dialog has closed and its form is empty. */
  onSent: () => void;
  /** Names the page or widget that the message comes from. */
  source: string;
};

/** Writes to the support team. What is typed stays when the dialog is closed, until it is sent. */
export function SupportDialog({ open, onOpenChange, onSent, source }: Props) {
  const ownerId = useSession().data?.id ?? null;
  const [fields, setFields] = useState<SupportFields>(() => readSupportDraft('dialog', ownerId) ?? noFields);
  /** The field that was found wrong, until it is changed. */
  const [wrong, setWrong] = useState<keyof SupportFields | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const send = useMutation({
    mutationFn: () => sendSupportMessage({ ...fields, source }),
    onSuccess: () => {
      forgetSupportDrafts(['dialog']);
      setFields(noFields);
      onOpenChange(false);
      toast({ ...texts.sent, tone: 'success' });
      onSent();
    },
    // What the server finds wrong with a field, trying again later would not mend.
    onError: (error) => refuse(hasCode(error, 'VALIDATION_FAILED') ? userMessageOf(error) : texts.failed),
  });

  function refuse(description: string): void {
    toast({ title: texts.problem, description, tone: 'destructive' });
  }

  function change(part: Partial<SupportFields>): void {
    const next = { ...fields, ...part };
    setFields(next);
    setWrong(null);
    writeSupportDraft('dialog', ownerId, next);
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (send.isPending) return;
    const problem = firstProblem(fields);
    if (problem === null) {
      send.mutate();
      return;
    }
    refuse(problem.text);
    setWrong(problem.field);
    form.current?.querySelector<HTMLElement>(`[name="${problem.field}"]`)?.focus();
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={texts.title} description={texts.description}>
      {/* The browser's own checks would come before ours. */}
      <form ref={form} noValidate lang="de" className="mt-4 flex flex-col gap-4" onSubmit={submit}>
        <Field label={texts.name}>
          {(control) => (
            <Input {...control} {...markIf(wrong === 'name')} name="name" required dir="auto" autoComplete="name" value={fields.name} readOnly={send.isPending} onChange={(event) => change({ name: event.target.value })} />
          )}
        </Field>
        <Field label={texts.email}>
          {(control) => (
            <Input {...control} {...markIf(wrong === 'email')} name="email" type="email" required autoComplete="email" value={fields.email} readOnly={send.isPending} onChange={(event) => change({ email: event.target.value })} />
          )}
        </Field>
        <Field label={texts.message}>
          {(control) => (
            <Textarea {...control} {...markIf(wrong === 'message')} name="message" required rows={5} dir="auto" value={fields.message} readOnly={send.isPending} onChange={(event) => change({ message: event.target.value })} />
          )}
        </Field>
        <DialogActions>
          <DialogClose asChild>
            <Button variant="quiet">{texts.cancel}</Button>
          </DialogClose>
          <Button type="submit" variant="primary" pending={send.isPending}>
            {texts.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Beside the toast, which goes: the border says where. */
const markIf = (isWrong: boolean) => (isWrong ? { 'aria-invalid': true as const } : {});
