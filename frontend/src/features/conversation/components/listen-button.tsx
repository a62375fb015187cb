import { Square, Volume2 } from 'lucide-react';
import { Button } from '../../../components/ui/button.js';
import { chatTexts } from '../wording.js';

export type Listening = {
  /** The number of the message that sounds, or is about to; null when nothing does. */
  current: number | null;
  /** Nothing sounds while the microphone listens. */
  isPossible: boolean;
  listen: (index: number, content: string) => void;
  stop: () => void;
};

/** Hears a message of Fuchs; pressed again, it ends. While one sounds, no other is begun (spec 2, section 5). */
export function ListenButton({ index, content, listening: { current, isPossible, listen, stop } }: { index: number; content: string; listening: Listening }) {
  const isCurrent = current === index;
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-mb-2 -ml-1"
      icon={isCurrent ? <Square aria-hidden fill="currentColor" /> : <Volume2 aria-hidden />}
      disabled={!isPossible || (current !== null && !isCurrent)}
      onClick={() => (isCurrent ? stop() : listen(index, content))}
    >
      {isCurrent ? chatTexts.stop : chatTexts.listen}
    </Button>
  );
}
