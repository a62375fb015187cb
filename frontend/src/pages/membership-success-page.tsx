import { MembershipSuccess } from '../features/membership/components/membership-success.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function MembershipSuccessPage() {
  usePageMeta({ title: 'Payment Confirmed', description: 'Confirms your payment.', isUnlisted: true });
  return <MembershipSuccess />;
}
