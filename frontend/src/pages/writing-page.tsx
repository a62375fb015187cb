import { WritingScreen } from '../features/writing/components/writing-screen.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function WritingPage() {
  usePageMeta({ title: 'Schreibübung', description: 'Briefe, Meinungen und E-Mails für die Deutschprüfung B1 schreiben und verbessern.', keywords: ['Schreiben B1', 'Brief schreiben', 'Grammatik'] });
  return <WritingScreen />;
}
