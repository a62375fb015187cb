import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps, type FocusEvent } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Field } from '../../../components/ui/field.js';
import { Input } from '../../../components/ui/input.js';
import { NetworkError, userMessageOf } from '../../../lib/http-error.js';
import { emailCheckQuery } from '../api/email-check-query.js';
import { texts } from '../model/email-texts.js';

type Props = ComponentProps<typeof Input> & {
  /** What stands in the field. */
  typed: string;
  /** What the form itself finds wrong. */
  error: string | undefined;
  onAccept: (suggestion: string) => void;
};

/** An address that the server looks at when the field is left. It offers the one that may have been meant, and stops nobody. */
export function EmailField({ typed, error, onAccept, onBlur, ...input }: Props) {
  const address = typed.trim();
  const [left, setLeft] = useState('');
  const check = useQuery({ ...emailCheckQuery(left), enabled: left !== '' });
  const isCurrent = left === address;
  const failure = isCurrent && check.error && !check.isFetching ? (check.error instanceof NetworkError ? texts.unchecked : userMessageOf(check.error)) : undefined;
  const found = isCurrent ? check.data : undefined;
  const suggestion = found?.suggestion ?? null;

  function leave(event: FocusEvent<HTMLInputElement>): void {
    onBlur?.(event);
    setLeft(address);
    if (isCurrent && check.isError) void check.refetch();
  }

  return (
    <div>
      <Field label={texts.label} error={error ?? found?.error ?? failure}>
        {(control) => <Input {...control} {...input} type="email" autoComplete="email" onBlur={leave} />}
      </Field>
      <div role="status">
        {suggestion !== null && (
          <Button size="sm" className="mt-1.5 max-w-full wrap-anywhere" onClick={() => onAccept(suggestion)}>
            {texts.suggestion(suggestion)}
          </Button>
        )}
      </div>
    </div>
  );
}
