import { SystemScreen } from '../../features/admin/system/system-screen.js';
import { usePageMeta } from '../../lib/page-meta.js';

export default function SystemPage() {
  usePageMeta({ title: 'System', description: 'How the services are, and what waits for them.', isUnlisted: true });
  return <SystemScreen />;
}
