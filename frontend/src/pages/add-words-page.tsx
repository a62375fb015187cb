import { AddWordsScreen } from '../features/vocabulary/deck/components/words/add-words-screen.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function AddWordsPage() {
  usePageMeta({ title: 'Wörter hinzufügen', description: 'Wörter aus der Liste für die Deutschprüfung B1 suchen und in das eigene Deck legen.', keywords: ['Wortliste B1'] });
  return <AddWordsScreen />;
}
