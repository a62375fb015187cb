/*
 * A link in the accent's words, at the end of a card; 44 px high on phones.
 *   <TextLink to={paths.progress}>Fortschritt ansehen<ArrowRight aria-hidden /></TextLink>
 */
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../../lib/class-names.js';

export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        'inline-flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-accent-text hover:underline sm:min-h-6 [&_svg]:size-4 [&_svg]:shrink-0',
        className,
      )}
    />
  );
}
