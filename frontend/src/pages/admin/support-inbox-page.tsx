import { InboxScreen } from '../../features/admin/support/components/inbox-screen.js';
import { usePageMeta } from '../../lib/page-meta.js';

export default function SupportInboxPage() {
  usePageMeta({ title: 'Support inbox', description: 'Messages to support, and their answers.', isUnlisted: true });
  return <InboxScreen />;
}
