import { zodResolver } from '@hookform/resolvers/zod';
import { ownCardSchema, type DeckCard, type OwnCard } from '@b1fuchs/contracts';
import { useForm } from 'react-hook-form';
import { Alert } from '../../../../../components/ui/alert.js';
import { Button } from '../../../../../components/ui/button.js';
import { Dialog, DialogActions, DialogClose } from '../../../../../components/ui/dialog.js';
import { Field } from '../../../../../components/ui/field.js';
import { Input, Textarea } from '../../../../../components/ui/input.js';
import { HttpError, userMessageOf } from '../../../../../lib/http-error.js';
import { toast } from '../../../../../lib/toast-store.js';
import { useSaveCard } from '../../api/change-cards.js';
import { ownCardTexts as texts } from '../../wording.js';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The card to change; a new one without it. */
  card?: DeckCard;
};

/** Where a learner writes a card of their own, or changes it. */
export function OwnCardDialog({ open, onOpenChange, card }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={card === undefined ? texts.create : texts.edit} description={texts.description}>
      {/* Mounted anew with each opening: what was left undone does not come back. */}
      <OwnCardForm card={card} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

const fields = ['germanWord', 'englishTranslation', 'persianTranslation', 'exampleSentence'] as const;

function OwnCardForm({ card, onDone }: { card: DeckCard | undefined; onDone: () => void }) {
  const { mutateAsync, isPending, error } = useSaveCard(card?.userFlashcardId ?? null);
  const { register, handleSubmit, setError, formState } = useForm<OwnCard>({
    resolver: zodResolver(ownCardSchema),
    mode: 'onTouched',
    defaultValues: {
      germanWord: card?.germanWord ?? '',
      englishTranslation: card?.englishTranslation ?? '',
      persianTranslation: card?.persianTranslation ?? '',
      exampleSentence: card?.exampleSentence ?? '',
    },
  });
  const { errors } = formState;

  const submit = handleSubmit(async (values) => {
    try {
      const { added } = await mutateAsync(values);
      toast(card === undefined && !added ? texts.alreadyThere : { title: texts.created, tone: 'success' });
      onDone();
    } catch (failure) {
      if (!(failure instanceof HttpError)) return;
      for (const field of fields) {
        const message = failure.details[field];
        if (message !== undefined) setError(field, { message });
      }
    }
  });

  return (
    <form noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {error !== null && (
        <Alert tone="red" title={texts.failed}>
          {userMessageOf(error)}
        </Alert>
      )}
      <Field label={texts.germanWord} hint={texts.germanHint} error={errors.germanWord?.message}>
        {(control) => <Input {...control} {...register('germanWord')} lang="de" autoComplete="off" autoCapitalize="none" />}
      </Field>
      <Field label={texts.english} error={errors.englishTranslation?.message}>
        {(control) => <Input {...control} {...register('englishTranslation')} lang="en" autoComplete="off" autoCapitalize="none" />}
      </Field>
      <Field label={texts.persian} error={errors.persianTranslation?.message}>
        {(control) => <Input {...control} {...register('persianTranslation')} lang="fa" dir="rtl" autoComplete="off" />}
      </Field>
      <Field label={texts.example} error={errors.exampleSentence?.message}>
        {(control) => <Textarea {...control} {...register('exampleSentence')} lang="de" rows={2} autoComplete="off" />}
      </Field>
      <DialogActions>
        <DialogClose asChild>
          <Button variant="quiet">{texts.cancel}</Button>
        </DialogClose>
        <Button type="submit" variant="primary" pending={isPending}>
          {texts.save}
        </Button>
      </DialogActions>
    </form>
  );
}
