import type { CurrentUser } from '@b1fuchs/contracts';
import { ManageScreen } from '../features/membership/components/manage/manage-screen.js';
import { SupportCard } from '../features/membership/components/manage/support-card.js';
import { MembershipSupportForm } from '../features/support/components/membership-support-form.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function ManageSubscriptionPage({ user }: { user: CurrentUser }) {
  usePageMeta({ title: 'Manage Subscription', description: 'Your access, your payments and your invoices.' });
  return (
    <div lang="en" className="flex flex-1 flex-col">
      <h1 className="mb-6 text-2xl font-semibold sm:text-3xl">Manage Subscription</h1>
      <ManageScreen user={user} support={<SupportCard form={(onSent) => <MembershipSupportForm user={user} onSent={onSent} />} />} />
    </div>
  );
}
