import type { CurrentUser } from '@b1fuchs/contracts';
import { AdminAccess } from '../features/membership/components/admin-access.js';
import { SubscribeScreen } from '../features/membership/components/subscribe-screen.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function SubscribePage({ user }: { user: CurrentUser }) {
  usePageMeta({ title: 'Choose Your Plan', description: 'Practise for the German B1 exam for one or three months. You pay once, and nothing renews by itself.' });
  return user.role === 'admin' ? <AdminAccess /> : <SubscribeScreen />;
}
