import { ResetPassword } from '../features/auth/components/reset-password.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function ResetPasswordPage() {
  usePageMeta({ title: 'Reset Your Password', description: 'Sets a new password for your account.', isUnlisted: true });
  return (
    <div lang="en" className="mx-auto flex w-full max-w-form flex-1 items-center">
      <ResetPassword />
    </div>
  );
}
