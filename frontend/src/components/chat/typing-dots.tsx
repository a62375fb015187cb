import { classNames } from '../../lib/class-names.js';
import { HelpText } from '../ui/help-text.js';

const DELAYS_MS = [0, 250, 500];

/** Somebody is about to say something: `label` says who, to those who don't see the dots. */
export function TypingDots({ label, className = 'h-6 gap-1.5' }: { label: string; className?: string }) {
  return (
    <span className={classNames('inline-flex items-center', className)}>
      <HelpText as="span" className="sr-only">
        {label}
      </HelpText>
      {DELAYS_MS.map((delay) => (
        <span key={delay} aria-hidden className="size-2 animate-pulse rounded-full bg-grey-4" style={{ animationDelay: `${delay}ms` }} />
      ))}
    </span>
  );
}
