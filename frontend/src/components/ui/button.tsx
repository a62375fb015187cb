/*
 * Button, LinkButton, and buttonClasses for anything else that must look like one.
 *   <Button variant="primary" pending={isPending} onClick={…}>Text prüfen</Button>
 *   <LinkButton to="/writing" variant="secondary" icon={<Pen />}>Schreiben</LinkButton>
 * primary: the one main action of a screen · secondary: with a border · quiet: text only · danger: destroys something.
 * size: md (44 px, the default) · sm (36 px, for dense rows; grows to 44 px on touch screens).
 * `pending` keeps the width, shows a spinner, sets aria-busy and ignores clicks, without losing the focus.
 */
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../../lib/class-names.js';
import { Spinner } from './spinner.js';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md';
type Look = { variant?: ButtonVariant; size?: ButtonSize; icon?: ReactNode };

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent not-disabled:hover:bg-accent-strong shadow-soft',
  secondary: 'border border-grey-3 bg-sheet text-ink not-disabled:hover:bg-grey-1',
  quiet: 'text-grey-5 not-disabled:hover:bg-grey-1 not-disabled:hover:text-ink',
  danger: 'border border-red bg-sheet text-red not-disabled:hover:bg-red-soft',
};
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-5 text-base',
};

/** The classes of a button, for links and radix triggers. */
export function buttonClasses(variant: ButtonVariant = 'secondary', size: ButtonSize = 'md'): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control py-2 text-center font-semibold transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
  );
}

export type ButtonProps = ComponentProps<'button'> & Look & { pending?: boolean };

export function Button({ variant, size, icon, pending = false, type = 'button', className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClasses(variant, size), className)}
      aria-busy={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {pending ? <Spinner decorative /> : icon}
      {children}
    </button>
  );
}

export function LinkButton({ variant, size, icon, className, children, ...rest }: LinkProps & Look) {
  return (
    <Link {...rest} className={classNames(buttonClasses(variant, size), className)}>
      {icon}
      {children}
    </Link>
  );
}
