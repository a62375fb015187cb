import { StyleScreen } from '../features/style/components/style-screen.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function StylePage() {
  usePageMeta({ title: 'Schreibstil-Optimierung', description: 'Deutsche Texte formell, informell, akademisch oder geschäftlich schreiben lernen.', keywords: ['Stil verbessern', 'formell', 'informell'] });
  return <StyleScreen />;
}
