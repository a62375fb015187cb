import type { CurrentUser } from '@b1fuchs/contracts';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { FoxHead } from '../components/fox/fox-head.js';
import { ShowMascot } from '../components/mascot/show-mascot.js';
import { PageFooter } from '../components/page-footer.js';
import { Drawer } from '../components/ui/drawer.js';
import { IconButton } from '../components/ui/icon-button.js';
import { paths } from '../lib/paths.js';
import { areAnswersWaiting } from './answers-waiting.js';
import { ErrorBoundary } from './error-boundary.js';
import { Extra } from './extra.js';
import { LazyMascot } from './lazy-mascot.js';
import { LogoutButton, Navigation, OwnLink } from './navigation.js';
import { PageFallback } from './page-fallback.js';
import { SkipLink } from './skip-link.js';
import { usePageChange } from './use-page-change.js';

const Notices = lazy(() => import('./notices.js'));
const DeletionNotice = lazy(() => import('../features/account/components/deletion-notice.js'));
const WaitingAnswers = lazy(() => import('../features/vocabulary/study/waiting-answers.js'));

/** The frame of every page for signed-in visitors. */
export function Shell({ user }: { user: CurrentUser }) {
  const main = usePageChange();
  const { pathname } = useLocation();
  const [isSomethingWaiting] = useState(() => areAnswersWaiting(user.id));
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-grey-2 bg-sheet print:hidden">
        <div className="mx-auto flex min-h-16 w-full max-w-page items-center gap-2 px-2 sm:px-6">
          <MobileMenu user={user} />
          <Link to={paths.home} className="flex min-h-11 items-center gap-2 rounded-control pr-2 text-lg font-semibold whitespace-nowrap lg:mr-4">
            <FoxHead size={32} />
            B1 Fuchs
          </Link>
          <div className="hidden flex-1 items-center justify-between lg:flex">
            <Navigation layout="row" isTight={user.role === 'admin'} />
            <div className="flex items-center">
              {user.role === 'admin' && <OwnLink place="admin" layout="row" />}
              <OwnLink place="membership" layout="row" />
              <OwnLink place="account" layout="row" />
              <LogoutButton className="-mr-5" />
            </div>
          </div>
        </div>
      </header>
      <Extra>
        <Notices lang="de" isSignedIn />
      </Extra>
      <Extra>
        <DeletionNotice />
      </Extra>
      <main ref={main} id="main" tabIndex={-1} className="mx-auto flex w-full max-w-page flex-1 flex-col px-4 py-6 sm:px-6 sm:py-10">
        <ErrorBoundary place={pathname}>
          <Suspense fallback={<PageFallback />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <PageFooter lang="de">
        <ShowMascot />
      </PageFooter>
      <Extra>
        <LazyMascot userId={user.id} />
      </Extra>
      {isSomethingWaiting && (
        <Extra>
          <WaitingAnswers ownerId={user.id} />
        </Extra>
      )}
    </div>
  );
}

function MobileMenu({ user }: { user: CurrentUser }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="lg:hidden">
      <IconButton label="Menü öffnen" onClick={() => setOpen(true)}>
        <Menu aria-hidden />
      </IconButton>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title={
          <>
            <FoxHead size={28} /> B1 Fuchs
          </>
        }
      >
        <p className="mt-2 mb-4 px-3 break-words text-grey-4">Hallo, {user.username}!</p>
        <Navigation layout="column" onNavigate={() => setOpen(false)} />
        <div className="mt-4 border-t border-grey-2 pt-4">
          {user.role === 'admin' && <OwnLink place="admin" layout="column" onNavigate={() => setOpen(false)} />}
          <OwnLink place="membership" layout="column" onNavigate={() => setOpen(false)} />
          <OwnLink place="account" layout="column" onNavigate={() => setOpen(false)} />
          <LogoutButton className="w-full justify-start gap-3! px-3!" />
        </div>
      </Drawer>
    </div>
  );
}
