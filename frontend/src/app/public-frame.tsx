import { lazy, Suspense, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { FoxHead } from '../components/fox/fox-head.js';
import { PageFooter } from '../components/page-footer.js';
import { paths } from '../lib/paths.js';
import { ErrorBoundary } from './error-boundary.js';
import { Extra } from './extra.js';
import { PageFallback } from './page-fallback.js';
import { usePageChange } from './use-page-change.js';

const Notices = lazy(() => import('./notices.js'));

/** The frame of every page for signed-out visitors. Its words are English, as in the specification. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const main = usePageChange();
  const { pathname } = useLocation();
  return (
    <div lang="en" className="flex min-h-dvh flex-col">
      <header className="mx-auto w-full max-w-page px-4 py-4 sm:px-6">
        <Link to={paths.home} className="inline-flex min-h-11 items-center gap-2 rounded-control pr-2 text-lg font-semibold">
          <FoxHead size={36} />
          B1 Fuchs
        </Link>
      </header>
      <Extra>
        <Notices lang="en" isSignedIn={false} />
      </Extra>
      <main ref={main} id="main" tabIndex={-1} className="mx-auto flex w-full max-w-page flex-1 flex-col px-4 py-4 sm:px-6 sm:py-8">
        <ErrorBoundary place={pathname}>
          <Suspense fallback={<PageFallback />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <PageFooter lang="en" />
    </div>
  );
}
