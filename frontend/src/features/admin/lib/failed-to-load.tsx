import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { userMessageOf } from '../../../lib/http-error.js';

type Props = { error: unknown; isFetching: boolean; onRetry: () => void; title?: string };

/** Stands where something could not be read: what has failed, why, and the way to try again. */
export function FailedToLoad({ error, isFetching, onRetry, title = 'Failed to fetch admin data' }: Props) {
  return (
    <Alert
      tone="red"
      title={title}
      action={
        <Button size="sm" pending={isFetching} onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {userMessageOf(error)}
    </Alert>
  );
}
