import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { HelpText } from '../../../components/ui/help-text.js';
import { accountQuery } from '../api/account.js';
import { deletionTexts as texts } from '../model/personal-data-texts.js';
import { KeepAccountButton } from './keep-account-button.js';

/** The area that a change of page leads to as well. */
const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true });

/** A line above every page while the account is to be deleted. */
export default function DeletionNotice() {
  const dueAt = useQuery(accountQuery).data?.deletionDueAt ?? null;
  if (dueAt === null) return null;
  return (
    <section aria-label={texts.title} className="border-b border-grey-2 bg-amber-soft text-ink print:hidden">
      <div className="mx-auto flex help-row min-h-11 w-full max-w-page flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1 sm:px-6">
        <TriangleAlert className="size-5 shrink-0 text-amber" aria-hidden />
        <HelpText className="min-w-0 flex-1 py-1">{texts.scheduled(dueAt)}</HelpText>
        <KeepAccountButton onKept={focusPage} />
      </div>
    </section>
  );
}
