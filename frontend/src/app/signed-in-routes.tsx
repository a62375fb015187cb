import type { CurrentUser } from '@b1fuchs/contracts';
import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../lib/paths.js';
import HomePage from '../pages/home-page.js';
import ProgressPage from '../pages/progress-page.js';
import { Shell } from './shell.js';

// Home and the progress page come along at once: they are what learners return to.
const AuthDoor = lazy(() => import('./auth-door.js'));
const VocabularyPage = lazy(() => import('../pages/vocabulary-page.js'));
const AddWordsPage = lazy(() => import('../pages/add-words-page.js'));
const SpeakingPage = lazy(() => import('../pages/speaking-page.js'));
const WritingPage = lazy(() => import('../pages/writing-page.js'));
const StylePage = lazy(() => import('../pages/style-page.js'));
const FreeConversationPage = lazy(() => import('../pages/free-conversation-page.js'));
const AccountPage = lazy(() => import('../pages/account-page.js'));
const SubscribePage = lazy(() => import('../pages/subscribe-page.js'));
const SubscriptionSuccessPage = lazy(() => import('../pages/subscription-success-page.js'));
const MembershipSuccessPage = lazy(() => import('../pages/membership-success-page.js'));
const ManageSubscriptionPage = lazy(() => import('../pages/manage-subscription-page.js'));
const InvoicePage = lazy(() => import('../pages/invoice-page.js'));
const ConfirmEmailPage = lazy(() => import('../pages/confirm-email-page.js'));
const VerifyEmailPage = lazy(() => import('../pages/verify-email-page.js'));
const ResetPasswordPage = lazy(() => import('../pages/reset-password-page.js'));
const SupportPage = lazy(() => import('../pages/support-page.js'));
const ImprintPage = lazy(() => import('../pages/imprint-page.js'));
const PrivacyPage = lazy(() => import('../pages/privacy-page.js'));
const TermsPage = lazy(() => import('../pages/terms-page.js'));
const AdminRoutes = lazy(() => import('./admin-routes.js'));
const UnsubscribePage = lazy(() => import('../pages/unsubscribe-page.js'));
const NotFoundPage = lazy(() => import('../pages/not-found-page.js'));

/** Pages for signed-in visitors (spec 1, section 2). */
export default function SignedInRoutes({ user }: { user: CurrentUser }) {
  const home = <Navigate replace to={paths.home} />;
  return (
    <Routes>
      <Route element={<Shell user={user} />}>
        <Route path={paths.home} element={<HomePage user={user} />} />
        <Route path="/home" element={<HomePage user={user} />} />
        <Route path={paths.speaking} element={<SpeakingPage />} />
        <Route path={paths.writing} element={<WritingPage />} />
        <Route path={paths.style} element={<StylePage />} />
        <Route path={`${paths.freeConversation}/:conversationId?`} element={<FreeConversationPage />} />
        <Route path={paths.vocabulary} element={<VocabularyPage user={user} />} />
        <Route path={paths.addWords} element={<AddWordsPage />} />
        <Route path={paths.progress} element={<ProgressPage />} />
        <Route path={paths.account} element={<AccountPage />} />
        <Route path={paths.learning} element={<Navigate replace to={paths.exercises} />} />
        <Route path={paths.subscribe} element={<SubscribePage user={user} />} />
        <Route path={paths.subscriptionSuccess} element={<SubscriptionSuccessPage />} />
        <Route path={paths.membershipSuccess} element={<MembershipSuccessPage />} />
        <Route path={paths.membership} element={<ManageSubscriptionPage user={user} />} />
        <Route path={`${paths.invoices}/:number`} element={<InvoicePage />} />
        <Route path={paths.confirmEmail} element={<ConfirmEmailPage />} />
        <Route path={paths.support} element={<SupportPage />} />
        <Route path={paths.verifyEmail} element={<VerifyEmailPage />} />
        <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
        <Route path={paths.imprint} element={<ImprintPage />} />
        <Route path={paths.privacy} element={<PrivacyPage />} />
        <Route path={paths.terms} element={<TermsPage />} />
        <Route path={paths.unsubscribe} element={<UnsubscribePage />} />
        <Route path={`${paths.admin}/*`} element={user.role === 'admin' ? <AdminRoutes /> : <NotFoundPage />} />
        <Route path={paths.auth} element={<AuthDoor isSignedIn />} />
        <Route path={paths.verificationSuccess} element={home} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
