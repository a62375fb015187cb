import { LegalArticle, LegalSection } from '../features/legal/components/legal-article.js';
import { OperatorDetails } from '../features/legal/components/operator-details.js';
import { usePageMeta } from '../lib/page-meta.js';

export default function ImprintPage() {
  usePageMeta({ title: 'Impressum', description: 'Wer dieses Angebot von B1 Fuchs betreibt.', keywords: ['Impressum'] });
  return (
    <LegalArticle title="Impressum" summary="Who runs this installation of B1 Fuchs and how to reach them.">
      <LegalSection heading="Angaben zum Betreiber">
        <OperatorDetails isWhole />
      </LegalSection>
      <LegalSection heading="Unabhängigkeit">
        <p>B1 Fuchs ist ein unabhängiges Angebot zur Prüfungsvorbereitung. Es gehört zu keinem Prüfungsinstitut und wird von keinem empfohlen oder anerkannt.</p>
      </LegalSection>
    </LegalArticle>
  );
}
