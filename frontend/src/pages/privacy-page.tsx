import { TextPage } from '../features/legal/components/text-page.js';
import { privacyText } from '../features/legal/model/privacy-text.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function PrivacyPage() {
  usePageMeta({ title: privacyText.title, description: privacyText.description, keywords: ['Datenschutz'] });
  return <TextPage text={privacyText} operatorHeading="Wer verantwortlich ist" />;
}
