import type { CurrentUser } from '@b1fuchs/contracts';
import { VocabularyScreen } from '../features/vocabulary/vocabulary-screen.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function VocabularyPage({ user }: { user: CurrentUser }) {
  usePageMeta({ title: 'Wortschatz-Lernen', description: 'Wörter für die Deutschprüfung B1 mit Karten lernen und wiederholen.', keywords: ['Wortschatz B1', 'Karteikarten'] });
  return <VocabularyScreen user={user} />;
}
