import { List, RotateCcw, RotateCw } from 'lucide-react';
import { Alert } from '../../../../components/ui/alert.js';
import { Button } from '../../../../components/ui/button.js';
import { hasCode, userMessageOf } from '../../../../lib/http-error.js';
import { chatTexts, errorTexts, topicTexts } from '../../wording.js';

type Props = { error: Error; onRetry: () => void; onRestart: () => void; onChangeTopic: () => void };

/** The talk could not be begun or opened. */
export function TalkUnavailable({ error, onRetry, onRestart, onChangeTopic }: Props) {
  const action = () => {
    if (hasCode(error, 'TOPIC_NOT_FOUND')) return { label: topicTexts.change, icon: <List aria-hidden />, act: onChangeTopic };
    if (hasCode(error, 'CONVERSATION_NOT_FOUND')) return { label: chatTexts.again, icon: <RotateCcw aria-hidden />, act: onRestart };
    return { label: topicTexts.retry, icon: <RotateCw aria-hidden />, act: onRetry };
  };
  const { label, icon, act } = action();
  return (
    <Alert
      tone="red"
      title={errorTexts.title}
      action={
        <Button size="sm" icon={icon} onClick={act}>
          {label}
        </Button>
      }
    >
      {userMessageOf(error)}
    </Alert>
  );
}
