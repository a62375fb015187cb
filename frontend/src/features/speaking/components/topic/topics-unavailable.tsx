import { RotateCw } from 'lucide-react';
import { Alert } from '../../../../components/ui/alert.js';
import { Button } from '../../../../components/ui/button.js';
import { userMessageOf } from '../../../../lib/http-error.js';
import { topicTexts } from '../../wording.js';

/** The catalogue could not be loaded. */
export function TopicsUnavailable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Alert
      tone="red"
      title={topicTexts.unavailable}
      action={
        <Button size="sm" icon={<RotateCw aria-hidden />} onClick={onRetry}>
          {topicTexts.retry}
        </Button>
      }
    >
      {userMessageOf(error)}
    </Alert>
  );
}
