import { VerifyEmail } from '../features/auth/components/verify-email.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function VerifyEmailPage() {
  usePageMeta({ title: 'Verify Your Email', description: 'Confirms your e-mail address.', isUnlisted: true });
  return (
    <div lang="en" className="mx-auto flex w-full max-w-form flex-1 items-center">
      <VerifyEmail />
    </div>
  );
}
