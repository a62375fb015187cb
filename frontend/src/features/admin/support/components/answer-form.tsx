import { MAX_SUPPORT_ANSWER, type SupportMessage } from '@b1fuchs/contracts';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../../../components/ui/alert.js';
import { Button } from '../../../../components/ui/button.js';
import { Field } from '../../../../components/ui/field.js';
import { Textarea } from '../../../../components/ui/input.js';
import { tabStorage } from '../../../../lib/browser-storage.js';
import { userMessageOf } from '../../../../lib/http-error.js';
import { createKeptTexts } from '../../../../lib/practice/kept-texts.js';
import { toast } from '../../../../lib/toast-store.js';
import { useAnswer } from '../api/inbox.js';

const kept = createKeptTexts(tabStorage(), 'b1fuchs.support-answer');

/** An answer that goes out by mail. What was typed stays until it is sent, in this tab over a reload too. */
export function AnswerForm({ message: { id, email, version } }: { message: SupportMessage }) {
  const [text, setText] = useState(() => kept.read(id));
  const [isEmpty, setIsEmpty] = useState(false);
  // The same words again are a second try of the same answer; other words are another one.
  const [attempt, setAttempt] = useState({ text: '', answerId: '' });
  const { mutate, isPending, error, reset } = useAnswer(id);

  const write = (next: string): void => {
    setText(next);
    kept.write(id, next);
  };
  const send = (): void => {
    if (isPending) return;
    setIsEmpty(text.trim() === '');
    if (text.trim() === '') return;
    const next = attempt.text === text ? attempt : { text, answerId: crypto.randomUUID() };
    setAttempt(next);
    mutate(
      { version, ...next },
      {
        onSuccess: () => {
          write('');
          setAttempt({ text: '', answerId: '' });
          toast({ title: 'Answer sent', description: `It goes out by mail to ${email}.`, tone: 'success', lang: 'en' });
        },
      },
    );
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label="Your answer" hint={`Goes out by mail to ${email}, with the message below it.`} error={isEmpty ? 'Please write an answer.' : undefined}>
        {(control) => (
          <Textarea
            {...control}
            rows={8}
            dir="auto"
            maxLength={MAX_SUPPORT_ANSWER}
            value={text}
            onChange={(event) => {
              write(event.target.value);
              setIsEmpty(false);
              if (error !== null) reset();
            }}
          />
        )}
      </Field>
      {error !== null && (
        <Alert tone="red" title="The answer was not sent">
          {userMessageOf(error)}
        </Alert>
      )}
      <div>
        <Button type="submit" variant="primary" icon={<Send aria-hidden />} pending={isPending}>
          Send Answer
        </Button>
      </div>
    </form>
  );
}
