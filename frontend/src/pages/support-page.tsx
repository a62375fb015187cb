import { SupportScreen } from '../features/support/components/support-screen.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function SupportPage() {
  usePageMeta({ title: 'Contact Support', description: 'Write to the support team of B1 Fuchs, with or without an account.' });
  return <SupportScreen />;
}
