/*
 * A sheet on the desk. Borders rather than boxes in boxes: never put a Card into a Card.
 *   <Card><CardTitle>Fortschritt</CardTitle> … </Card>
 *   <Card as="section" aria-labelledby={id}><CardTitle id={id} level={3}>…</CardTitle></Card>
 */
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.js';

type CardProps = ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'li' };

export function Card({ as = 'div', className, ...rest }: CardProps) {
  // The four elements take the same attributes; one name is enough for the type.
  const Element = as as 'div';
  return <Element {...rest} className={classNames('rounded-card border border-grey-2 bg-sheet p-5 shadow-soft sm:p-6', className)} />;
}

type CardTitleProps = ComponentProps<'h2'> & { level?: 2 | 3 };

export function CardTitle({ level = 2, className, ...rest }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return <Heading {...rest} className={classNames('text-lg font-semibold text-ink', className)} />;
}
