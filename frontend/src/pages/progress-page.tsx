import { ProgressScreen } from '../features/progress/components/progress-screen.js';
import { ReminderCard } from '../features/mail-preferences/components/reminder-card.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function ProgressPage() {
  usePageMeta({ title: 'Fortschritt', description: 'Ihre Serie, Ihre Übungstage und Ihre Punkte auf einen Blick.', keywords: ['Fortschritt', 'Lernserie'] });
  return (
    <>
      <h1 className="mb-6 text-2xl font-semibold sm:text-3xl">Fortschritt</h1>
      <ProgressScreen reminder={<ReminderCard />} />
    </>
  );
}
