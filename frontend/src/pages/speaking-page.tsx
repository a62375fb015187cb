import { SpeakingScreen } from '../features/speaking/components/speaking-screen.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function SpeakingPage() {
  usePageMeta({ title: 'Sprechübung', description: 'Die drei Teile der mündlichen Deutschprüfung B1 im Gespräch üben, mit Feedback.', keywords: ['Sprechen B1', 'mündliche Prüfung'] });
  return <SpeakingScreen />;
}
