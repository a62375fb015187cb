import type { ReactNode } from 'react';
import { HelpText } from './ui/help-text.js';

type Props = { picture: ReactNode; title: string; lang?: string; requestId?: string | null; actions: ReactNode; children: ReactNode };

/** A page that holds one message and a way on: not found, failed, unreachable. */
export function FullPageMessage({ picture, title, lang, requestId, actions, children }: Props) {
  return (
    <div lang={lang} className="mx-auto flex w-full max-w-form flex-1 flex-col items-center justify-center px-4 py-12 text-center">
      {picture}
      <HelpText as="h1" className="mt-6 text-2xl font-semibold">
        {title}
      </HelpText>
      <HelpText as="div" className="mt-2 text-grey-5">
        {children}
      </HelpText>
      <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>
      {requestId != null && (
        <p className="mt-6 text-sm text-grey-4">
          Request ID: <code className="break-all">{requestId}</code>
        </p>
      )}
    </div>
  );
}
