import { MessageScreen } from '../../features/admin/support/components/message-screen.js';
import { usePageMeta } from '../../lib/page-meta.js';

export default function SupportMessagePage() {
  usePageMeta({ title: 'Message to support', description: 'A message to support, and its answers.', isUnlisted: true });
  return <MessageScreen />;
}
