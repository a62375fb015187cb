import { HelpText } from '../../../components/ui/help-text.js';
import { cardTexts } from '../wording.js';

const DELAYS_MS = [0, 250, 500];

/** Fuchs is about to say something. */
export function ThinkingDots() {
  return (
    <span className="inline-flex h-5 items-center gap-1">
      <HelpText as="span" className="sr-only">
        {cardTexts.thinking}
      </HelpText>
      {DELAYS_MS.map((delay) => (
        <span key={delay} aria-hidden className="size-2 animate-pulse rounded-full bg-grey-4" style={{ animationDelay: `${delay}ms` }} />
      ))}
    </span>
  );
}
