import { SubscriptionSuccess } from '../features/membership/components/subscription-success.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function SubscriptionSuccessPage() {
  usePageMeta({ title: 'Your Payment', description: 'What came of your payment.', isUnlisted: true });
  return <SubscriptionSuccess />;
}
