/*
 * A button that shows only a picture; `label` is its name and its tooltip.
 *   <IconButton label="Neue Aufgabe" onClick={…}><RefreshCw /></IconButton>
 */
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.js';

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & { label: string };

export function IconButton({ label, type = 'button', className, children, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-grey-4 transition-colors duration-150',
        'not-disabled:hover:bg-grey-1 not-disabled:hover:text-ink disabled:opacity-50 [&_svg]:size-5',
        className,
      )}
    >
      {children}
    </button>
  );
}
