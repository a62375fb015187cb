/*
 * A control with its label, hint and error. The child function receives what the control needs to be tied to them.
 *   <Field label="Username" hint="3 bis 50 Zeichen" error={errors.username?.message}>
 *     {(control) => <Input {...control} {...register('username')} autoComplete="username" />}
 *   </Field>
 * The error is read out when it appears and stands beside the control in words, never in colour alone. Hint and error come in
 * the interface language, the label stays.
 */
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { HelpText } from './help-text.js';

/** Props that tie a control to its label, hint and error. */
export type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
type Props = { label: ReactNode; hint?: ReactNode; error?: string | undefined; children: (control: FieldControl) => ReactNode };

export function Field({ label, hint, error, children }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const isInvalid = error !== undefined && error !== '';
  const describedBy = [isInvalid && errorId, hint !== undefined && hintId].filter((part) => part !== false).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold text-ink">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy === '' ? undefined : describedBy, 'aria-invalid': isInvalid || undefined })}
      <div aria-live="polite" className="empty:sr-only">
        {isInvalid && (
          <p id={errorId} className="flex help-row gap-1.5 text-sm text-red">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            <HelpText as="span">{error}</HelpText>
          </p>
        )}
      </div>
      {hint !== undefined && (
        <HelpText id={hintId} className="text-sm text-grey-4">
          {hint}
        </HelpText>
      )}
    </div>
  );
}
