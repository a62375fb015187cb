import { TextPage } from '../features/legal/components/text-page.js';
import { termsText } from '../features/legal/model/terms-text.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function TermsPage() {
  usePageMeta({ title: termsText.title, description: termsText.description, keywords: ['Nutzungsbedingungen', 'AGB'] });
  return <TextPage text={termsText} operatorHeading="Ihr Vertragspartner" />;
}
