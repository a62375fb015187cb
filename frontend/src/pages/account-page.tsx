import { AccountScreen } from '../features/account/components/account-screen.js';
import { MailPreferencesCard } from '../features/mail-preferences/components/mail-preferences-card.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function AccountPage() {
  usePageMeta({ title: 'Mein Konto', description: 'Ihre Adresse, Ihr Passwort, Ihre Geräte und Ihre Daten.' });
  return (
    <>
      <h1 className="mb-6 text-2xl font-semibold sm:text-3xl">Mein Konto</h1>
      <AccountScreen mail={<MailPreferencesCard />} />
    </>
  );
}
