/*
 * A line of text and a sheet of text. Always inside a Field, which gives the label.
 *   <Input {...control} {...register('email')} type="email" autoComplete="email" />
 *   <Textarea {...control} rows={12} lang="de" value={text} onChange={…} />
 */
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.js';

// 16 px at least: smaller text makes phones zoom in when the field takes the focus.
const controlClasses = classNames(
  'w-full rounded-control border border-grey-3 bg-sheet px-3.5 text-base text-ink placeholder:text-grey-4',
  'transition-colors duration-150 hover:border-grey-4 focus-visible:outline-offset-0',
  'aria-invalid:border-red disabled:cursor-not-allowed disabled:bg-grey-1 disabled:text-grey-4',
);

export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={classNames(controlClasses, 'min-h-11 py-2', className)} />;
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames(controlClasses, 'block resize-y py-3 leading-relaxed', className)} />;
}
