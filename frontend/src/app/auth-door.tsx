import { ownPath } from '@b1fuchs/contracts';
import { Navigate, useLocation } from 'react-router-dom';

/**
 * /auth: leads to the start, or to the page that was asked for before the server sent the browser here. What it has to say goes
 * along: why signing in with Google did not work out, or the ticket for the second step, which is of no use to who is signed in.
 */
export default function AuthDoor({ isSignedIn = false }: { isSignedIn?: boolean }) {
  const { search, hash } = useLocation();
  const query = new URLSearchParams(search);
  const page = new URL(ownPath(query.get('returnTo') ?? '/'), location.origin);
  const googleError = query.get('googleError');
  if (googleError !== null) page.searchParams.set('googleError', googleError);
  return <Navigate replace to={{ pathname: page.pathname, search: page.search, hash: hash === '' || isSignedIn ? page.hash : hash }} />;
}
