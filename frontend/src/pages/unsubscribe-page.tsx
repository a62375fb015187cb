import { Unsubscribe } from '../features/reminders/components/unsubscribe.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function UnsubscribePage() {
  usePageMeta({ title: 'Erinnerungen abstellen', description: 'Stellt die Erinnerungen per E-Mail ab.', isUnlisted: true });
  return (
    <div lang="de" className="mx-auto flex w-full max-w-form flex-1 items-center">
      <Unsubscribe />
    </div>
  );
}
