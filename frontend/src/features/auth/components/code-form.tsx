import { useState, type SubmitEvent } from 'react';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { Field } from '../../../components/ui/field.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { Input } from '../../../components/ui/input.js';
import { hasCode, userMessageOf } from '../../../lib/http-error.js';
import { useSecondStep } from '../api/use-sign-in.js';
import { texts } from '../model/texts.js';

type Props = { ticket: string; /** Back to the password; with a reason where the first step has to be repeated. */ onBack: (reason?: string) => void };

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function CodeForm({ ticket, onBack }: Props) {
  const secondStep = useSecondStep();
  const [code, setCode] = useState('');
  const wording = texts.secondStep;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (secondStep.isPending) return;
    secondStep.mutate({ ticket, code }, { onError: (error) => hasCode(error, 'SIGN_IN_EXPIRED') && onBack(userMessageOf(error)) });
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <h2 className="text-xl font-semibold">{wording.title}</h2>
      <HelpText className="-mt-3 text-grey-5">{wording.text}</HelpText>
      {secondStep.error && (
        <Alert tone="red" title={texts.loginFailed}>
          {userMessageOf(secondStep.error)}
        </Alert>
      )}
      <Field label={wording.code} hint={wording.hint}>
        {(control) => (
          // The page has just changed to this one field.
          <Input {...control} autoFocus autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} maxLength={32} value={code} onChange={(event) => setCode(event.target.value)} />
        )}
      </Field>
      <Button type="submit" variant="primary" pending={secondStep.isPending} className="w-full">
        {texts.signIn}
      </Button>
      <Button variant="quiet" onClick={() => onBack()}>
        {texts.checkEmail.back}
      </Button>
    </form>
  );
}
