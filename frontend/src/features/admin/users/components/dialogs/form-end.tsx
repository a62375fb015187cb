import { Alert } from '../../../../../components/ui/alert.js';
import { Button, type ButtonVariant } from '../../../../../components/ui/button.js';
import { DialogActions, DialogClose } from '../../../../../components/ui/dialog.js';
import { HttpError, userMessageOf } from '../../../../../lib/http-error.js';

type Props = {
  /** What has not been done, above the reason. */
  failedTitle: string;
  /** Said before the reason where the server gave none. */
  failed?: string;
  error: unknown;
  cancel: string;
  submit: string;
  variant?: ButtonVariant;
  isPending: boolean;
  isDisabled?: boolean;
};

/** The end of a form in a dialog: why it failed, where it did, and the two buttons. What was typed stays above. */
export function FormEnd({ failedTitle, failed, error, cancel, submit, variant = 'primary', isPending, isDisabled = false }: Props) {
  const reason = failed === undefined || error instanceof HttpError ? userMessageOf(error) : `${failed}. ${userMessageOf(error)}`;
  return (
    <>
      {error !== null && (
        <Alert tone="red" title={failedTitle}>
          {reason}
        </Alert>
      )}
      <DialogActions>
        <DialogClose asChild>
          <Button variant="quiet">{cancel}</Button>
        </DialogClose>
        <Button type="submit" variant={variant} pending={isPending} disabled={isDisabled}>
          {submit}
        </Button>
      </DialogActions>
    </>
  );
}
