/*
 * One choice out of a list, as the browser shows it. Inside a Field, which gives the label.
 *   <Select {...control} value={topic} onChange={(event) => setTopic(event.target.value)}>
 *     <option value="">Alle Themen</option> …
 *   </Select>
 */
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.js';

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select
        {...rest}
        className={classNames(
          'min-h-11 w-full appearance-none rounded-control border border-grey-3 bg-sheet py-2 pr-10 pl-3.5 text-base text-ink',
          'transition-colors duration-150 hover:border-grey-4 focus-visible:outline-offset-0',
          className,
        )}
      />
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-grey-4" aria-hidden />
    </div>
  );
}
