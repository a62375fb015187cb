import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../lib/paths.js';
import { PublicFrame } from './public-frame.js';

const AuthDoor = lazy(() => import('./auth-door.js'));
const AuthPage = lazy(() => import('../pages/auth-page.js'));
const CheckEmailPage = lazy(() => import('../pages/check-email-page.js'));
const VerifyEmailPage = lazy(() => import('../pages/verify-email-page.js'));
const ResetPasswordPage = lazy(() => import('../pages/reset-password-page.js'));
const ImprintPage = lazy(() => import('../pages/imprint-page.js'));
const PrivacyPage = lazy(() => import('../pages/privacy-page.js'));
const TermsPage = lazy(() => import('../pages/terms-page.js'));
const VerificationSuccessPage = lazy(() => import('../pages/verification-success-page.js'));
const ConfirmEmailPage = lazy(() => import('../pages/confirm-email-page.js'));
const LoginRequiredPage = lazy(() => import('../pages/login-required-page.js'));
const SupportPage = lazy(() => import('../pages/support-page.js'));
const UnsubscribePage = lazy(() => import('../pages/unsubscribe-page.js'));

/**
 * Pages for signed-out visitors. Every other path shows the auth screen and keeps its address,
 * so that signing in opens the page that was asked for. The vocabulary pages lead to the start (spec 2, section 2.5).
 */
export function SignedOutRoutes() {
  const home = <Navigate replace to={paths.home} />;
  return (
    <PublicFrame>
      <Routes>
        <Route path={paths.auth} element={<AuthDoor />} />
        <Route path={paths.vocabulary} element={home} />
        <Route path={paths.addWords} element={home} />
        <Route path={paths.subscribe} element={<LoginRequiredPage />} />
        <Route path={paths.checkEmail} element={<CheckEmailPage />} />
        <Route path={paths.verifyEmail} element={<VerifyEmailPage />} />
        <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
        <Route path={paths.verificationSuccess} element={<VerificationSuccessPage />} />
        <Route path={paths.confirmEmail} element={<ConfirmEmailPage />} />
        <Route path={paths.support} element={<SupportPage />} />
        <Route path={paths.imprint} element={<ImprintPage />} />
        <Route path={paths.privacy} element={<PrivacyPage />} />
        <Route path={paths.terms} element={<TermsPage />} />
        <Route path={paths.unsubscribe} element={<UnsubscribePage />} />
        <Route path="*" element={<AuthPage />} />
      </Routes>
    </PublicFrame>
  );
}
