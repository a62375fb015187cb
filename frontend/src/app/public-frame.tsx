import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FoxHead } from '../components/fox/fox-head.js';
import { PageFooter } from '../components/page-footer.js';
import { paths } from '../lib/paths.js';
import { PageFallback } from './page-fallback.js';
import { usePageChange } from './use-page-change.js';

/** The frame of every page for signed-out visitors. Its words are English, as in the specification. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const main = usePageChange();
  return (
    <div lang="en" className="flex min-h-dvh flex-col">
      <header className="mx-auto w-full max-w-page px-4 py-4 sm:px-6">
        <Link to={paths.home} className="inline-flex min-h-11 items-center gap-2 rounded-control pr-2 text-lg font-semibold">
          <FoxHead size={36} />
          B1 Fuchs
        </Link>
      </header>
      <main ref={main} id="main" tabIndex={-1} className="mx-auto flex w-full max-w-page flex-1 flex-col px-4 py-4 sm:px-6 sm:py-8">
        <Suspense fallback={<PageFallback />}>{children}</Suspense>
      </main>
      <PageFooter lang="en" />
    </div>
  );
}
