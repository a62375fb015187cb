import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AdminFrame } from '../features/admin/lib/admin-frame.js';
import DashboardPage from '../pages/admin/dashboard-page.js';

const ActivityPage = lazy(() => import('../pages/admin/activity-page.js'));
const CorrectionsPage = lazy(() => import('../pages/admin/corrections-page.js'));
const SupportInboxPage = lazy(() => import('../pages/admin/support-inbox-page.js'));
const SupportMessagePage = lazy(() => import('../pages/admin/support-message-page.js'));
const LearnerPage = lazy(() => import('../pages/admin/learner-page.js'));
const PaymentsPage = lazy(() => import('../pages/admin/payments-page.js'));
const SystemPage = lazy(() => import('../pages/admin/system-page.js'));
const NotFoundPage = lazy(() => import('../pages/not-found-page.js'));

/** The administrators' pages, all below /admin. */
export default function AdminRoutes() {
  return (
    <Routes>
      <Route element={<AdminFrame />}>
        <Route index element={<DashboardPage />} />
        <Route path="activity" element={<ActivityPage />} />
        <Route path="support" element={<SupportInboxPage />} />
        <Route path="support/:messageId" element={<SupportMessagePage />} />
        <Route path="corrections" element={<CorrectionsPage />} />
        <Route path="users/:userId" element={<LearnerPage />} />
        <Route path="payments" element={<PaymentsPage />} />
        <Route path="system" element={<SystemPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
