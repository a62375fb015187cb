import { CheckEmail } from '../features/auth/components/check-email.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function CheckEmailPage() {
  usePageMeta({ title: 'Check Your Email', description: 'The next steps after registering: check your inbox and click the verification link.', isUnlisted: true });
  return (
    <div lang="en" className="mx-auto flex w-full max-w-form flex-1 items-center">
      <CheckEmail />
    </div>
  );
}
