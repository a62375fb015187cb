import { Unsubscribe } from '../features/mail-preferences/components/unsubscribe.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function UnsubscribePage() {
  usePageMeta({ title: 'E-Mails abstellen', description: 'Stellt E-Mails ab, die Sie nicht mehr bekommen möchten.', isUnlisted: true });
  return (
    <div lang="de" className="mx-auto flex w-full max-w-form flex-1 items-center">
      <Unsubscribe />
    </div>
  );
}
