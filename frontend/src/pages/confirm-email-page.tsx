import { ConfirmEmail } from '../features/account/components/confirm-email.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function ConfirmEmailPage() {
  usePageMeta({ title: 'Neue E-Mail-Adresse', description: 'Bestätigt Ihre neue E-Mail-Adresse.', isUnlisted: true });
  return (
    <div className="mx-auto flex w-full max-w-form flex-1 items-center">
      <ConfirmEmail />
    </div>
  );
}
