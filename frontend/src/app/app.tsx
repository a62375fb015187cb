import { lazy, Suspense } from 'react';
import { useSession } from '../lib/session.js';
import { Opening } from './opening.js';
import { SessionUnavailable } from './session-unavailable.js';
import { SignedOutRoutes } from './signed-out-routes.js';

const SignedInRoutes = lazy(() => import('./signed-in-routes.js'));

/** Chooses between the two halves of the product once it is known who is here. */
export function App() {
  const { data: user, error, isFetching, refetch } = useSession();
  if (user) {
    return (
      <Suspense fallback={<Opening />}>
        <SignedInRoutes user={user} />
      </Suspense>
    );
  }
  if (user === null) return <SignedOutRoutes />;
  if (error && !isFetching) return <SessionUnavailable error={error} onRetry={() => void refetch()} />;
  return <Opening />;
}
