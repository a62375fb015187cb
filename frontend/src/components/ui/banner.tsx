/*
 * A strip across the page with one thing to know and one thing to do; `picture` is 96 px, 64 px on phones.
 *   <Banner title="Willkommen" action={<LinkButton to="/writing" variant="primary">Los geht’s</LinkButton>}>…</Banner>
 */
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';
import { HelpText } from './help-text.js';

type Props = { title: string; /** Of the title, where that is not German. */ titleLang?: 'en'; picture?: ReactNode; action?: ReactNode; className?: string; children?: ReactNode };

export function Banner({ title, titleLang, picture, action, className, children }: Props) {
  return (
    <section
      aria-label={title}
      className={classNames(
        'flex flex-col gap-4 rounded-card border border-grey-2 bg-sheet p-5 shadow-soft sm:p-6 md:flex-row md:items-center md:gap-6',
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 items-start gap-4 sm:items-center sm:gap-6">
        {picture !== undefined && <div className="shrink-0 max-sm:*:size-16">{picture}</div>}
        <div className="min-w-0 flex-1">
          <h2 lang={titleLang} className="text-lg font-semibold text-ink sm:text-xl">{title}</h2>
          {children !== undefined && (
            <HelpText as="div" className="mt-1 max-w-text text-grey-5">
              {children}
            </HelpText>
          )}
        </div>
      </div>
      {action !== undefined && <div className="shrink-0 max-md:*:w-full">{action}</div>}
    </section>
  );
}
