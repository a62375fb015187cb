import { MoneyScreen } from '../../features/admin/money/money-screen.js';
import { usePageMeta } from '../../lib/page-meta.js';

export default function PaymentsPage() {
  usePageMeta({ title: 'Payments', description: 'What came in and went back, day by day.', isUnlisted: true });
  return <MoneyScreen />;
}
