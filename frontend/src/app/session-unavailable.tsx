import { Fox } from '../components/fox/fox.js';
import { FullPageMessage } from '../components/full-page-message.js';
import { Button } from '../components/ui/button.js';
import { HttpError, userMessageOf } from '../lib/http-error.js';
import { help } from '../lib/interface-language/help.js';

type Props = { error: Error; onRetry: () => void };

/** The server could not say who is here: nothing else can be shown before it does. */
export function SessionUnavailable({ error, onRetry }: Props) {
  return (
    <main className="flex min-h-dvh flex-col">
      <FullPageMessage
        lang="en"
        picture={<Fox state="thinking" size={160} />}
        title={help('B1 Fuchs is not available right now')}
        requestId={error instanceof HttpError ? error.requestId : null}
        actions={
          <Button variant="primary" onClick={onRetry}>
            Try Again
          </Button>
        }
      >
        {userMessageOf(error)}
      </FullPageMessage>
    </main>
  );
}
