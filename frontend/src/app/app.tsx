import { useSession } from '../lib/session.js';
import { Opening } from './opening.js';
import { SessionUnavailable } from './session-unavailable.js';
import { SignedOutRoutes } from './signed-out-routes.js';
import { useSignedInRoutes } from './use-signed-in-routes.js';

/** Chooses between the two halves of the product once it is known who is here. */
export function App() {
  const { data: user, error, isFetching, refetch } = useSession();
  const signedInRoutes = useSignedInRoutes(Boolean(user));
  if (user) return signedInRoutes?.(user) ?? <Opening />;
  if (user === null) return <SignedOutRoutes />;
  if (error && !isFetching) return <SessionUnavailable error={error} onRetry={() => void refetch()} />;
  return <Opening />;
}
