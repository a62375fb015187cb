import { HelpText } from '../../../components/ui/help-text.js';
import { chatTexts } from '../wording.js';

const DELAYS_MS = [0, 250, 500];

/** The partner is about to answer. */
export function TypingDots() {
  return (
    <span className="inline-flex h-6 items-center gap-1.5">
      <HelpText as="span" className="sr-only">
        {chatTexts.typing}
      </HelpText>
      {DELAYS_MS.map((delay) => (
        <span key={delay} aria-hidden className="size-2 animate-pulse rounded-full bg-grey-4" style={{ animationDelay: `${delay}ms` }} />
      ))}
    </span>
  );
}
