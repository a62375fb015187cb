import { RotateCcw, RotateCw } from 'lucide-react';
import { Alert } from '../../../../components/ui/alert.js';
import { Button } from '../../../../components/ui/button.js';
import { hasCode, userMessageOf } from '../../../../lib/http-error.js';
import { chatTexts, errorTexts, topicTexts } from '../../wording.js';

type Props = { error: Error; onRetry: () => void; onRestart: () => void };

/** The talk could not be begun or opened. */
export function TalkUnavailable({ error, onRetry, onRestart }: Props) {
  const isGone = hasCode(error, 'CONVERSATION_NOT_FOUND');
  return (
    <Alert
      tone="red"
      title={errorTexts.title}
      action={
        isGone ? (
          <Button size="sm" icon={<RotateCcw aria-hidden />} onClick={onRestart}>
            {chatTexts.again}
          </Button>
        ) : (
          <Button size="sm" icon={<RotateCw aria-hidden />} onClick={onRetry}>
            {topicTexts.retry}
          </Button>
        )
      }
    >
      {userMessageOf(error)}
    </Alert>
  );
}
