import { useSearchParams } from 'react-router-dom';
import { LoginRequired } from '../features/membership/components/login-required.js';
import { usePageMeta } from '../lib/page-meta.js';
import { paths } from '../lib/paths.js';
import AuthPage from './auth-page.js';

/** On the way back from the sign-in page the visitor is not asked to go there again. */
const SIGNING_IN = 'signin';

/** Plan choice for visitors who are not signed in. */
export default function LoginRequiredPage() {
  const isSigningIn = useSearchParams()[0].has(SIGNING_IN);
  return isSigningIn ? <AuthPage /> : <Required />;
}

function Required() {
  usePageMeta({ title: 'Login Required', description: 'Sign in to choose a plan of B1 Fuchs.', isUnlisted: true });
  return <LoginRequired returnTo={`${paths.subscribe}?${SIGNING_IN}=1`} />;
}
