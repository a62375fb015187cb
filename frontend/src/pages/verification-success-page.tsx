import { VerificationSuccess } from '../features/auth/components/verification-success.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function VerificationSuccessPage() {
  usePageMeta({ title: 'Email Verified', description: 'Your e-mail address is verified.', isUnlisted: true });
  return (
    <div lang="en" className="mx-auto flex w-full max-w-form flex-1 items-center">
      <VerificationSuccess />
    </div>
  );
}
