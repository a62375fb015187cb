/*
 * What stands where nothing is yet: what this place will show, and how to start.
 *   <EmptyState picture={<Fox state="idle" size={160} />} title="…" action={<LinkButton …/>}>…</EmptyState>
 */
import type { ReactNode } from 'react';
import { Card } from './card.js';
import { HelpText } from './help-text.js';

type Props = { picture?: ReactNode; title: string; action?: ReactNode; lang?: string; children?: ReactNode };

export function EmptyState({ picture, title, action, lang, children }: Props) {
  return (
    <Card lang={lang} className="flex flex-col items-center px-6 py-10 text-center">
      {picture}
      <HelpText as="h2" className="mt-4 text-xl font-semibold text-ink">
        {title}
      </HelpText>
      {children !== undefined && (
        <HelpText as="div" className="mt-2 max-w-text text-grey-5">
          {children}
        </HelpText>
      )}
      {action !== undefined && <div className="mt-6">{action}</div>}
    </Card>
  );
}
