import { CorrectionsScreen } from '../../features/admin/corrections/components/corrections-screen.js';
import { usePageMeta } from '../../lib/page-meta.js';

export default function CorrectionsPage() {
  usePageMeta({ title: 'Reported corrections', description: 'Corrections that learners hold for wrong.', isUnlisted: true });
  return <CorrectionsScreen />;
}
