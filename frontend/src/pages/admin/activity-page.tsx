import { ActivityScreen } from '../../features/admin/activity/activity-screen.js';
import { usePageMeta } from '../../lib/page-meta.js';

export default function ActivityPage() {
  usePageMeta({ title: 'Activity', description: 'What was done with accounts, by whom and when.', isUnlisted: true });
  return <ActivityScreen />;
}
