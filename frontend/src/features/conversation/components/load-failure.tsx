import { RotateCw } from 'lucide-react';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { chatTexts, errorTexts } from '../wording.js';

/** Stands in the place of a conversation that did not come. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Alert
      tone="red"
      title={errorTexts.title}
      action={
        <Button size="sm" icon={<RotateCw aria-hidden />} onClick={onRetry}>
          {chatTexts.again}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
