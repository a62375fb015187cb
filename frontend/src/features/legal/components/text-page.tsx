import { legalTextsOf, type LegalText } from '../model/legal-text.js';
import { LegalArticle, LegalSection, LegalSections } from './legal-article.js';
import { OperatorDetails } from './operator-details.js';

/** Privacy policy and terms: who is responsible, then what holds. @param operatorHeading what the operator is on this page */
export function TextPage({ text, operatorHeading }: { text: LegalText; operatorHeading: string }) {
  return (
    <LegalArticle title={text.title} summary={text.summary}>
      <LegalSection heading={operatorHeading}>
        <OperatorDetails />
      </LegalSection>
      <LegalSections sections={text.sections} />
      <p className="mt-8 text-sm text-grey-4">
        Stand: <time dateTime={legalTextsOf.iso}>{legalTextsOf.de}</time>
      </p>
    </LegalArticle>
  );
}
