/*
 * A turning ring for short waits. Over 300 ms in the place of content, use Skeleton; over 2 s, say in words what happens.
 *   <Spinner label="Wird geladen …" />       announced to screen readers
 *   <Spinner decorative />                   inside a button or beside words
 */
import { classNames } from '../../lib/class-names.js';
import { help } from '../../lib/interface-language/help.js';
import { HelpText } from './help-text.js';

type Props = { label?: string; decorative?: boolean; className?: string };

export function Spinner({ label = help('Wird geladen …'), decorative = false, className }: Props) {
  const accessible = decorative ? { 'aria-hidden': true } : { role: 'status' };
  return (
    <span {...accessible} className={classNames('inline-flex', className)}>
      <svg viewBox="0 0 24 24" className="size-[1.25em] animate-spin" fill="none" strokeWidth="3" strokeLinecap="round" aria-hidden>
        <circle cx="12" cy="12" r="9" className="stroke-current opacity-25" />
        <path d="M12 3a9 9 0 0 1 9 9" className="stroke-current" />
      </svg>
      {!decorative && (
        <HelpText as="span" className="sr-only">
          {label}
        </HelpText>
      )}
    </span>
  );
}
