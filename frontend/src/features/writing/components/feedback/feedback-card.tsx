import { useId, type ReactNode, type Ref } from 'react';
import { Alert } from '../../../../components/ui/alert.js';
import { Card } from '../../../../components/ui/card.js';
import { help } from '../../../../lib/interface-language/help.js';
import { splitWarning } from '../../model/split-warning.js';
import type { PlacedCorrection } from '../../model/place-corrections.js';
import type { AnalysisResult } from '../../model/use-analyses.js';
import { ExpressionList } from '../../../../components/feedback/expression-list.js';
import { Fold } from '../../../../components/ui/fold.js';
import type { CorrectionActions } from '../use-correction-actions.js';
import type { CorrectionLinks } from '../use-correction-links.js';
import { criterionNames } from '../../wording.js';
import { CorrectionList } from './correction-list.js';
import { CriteriaList } from '../../../../components/feedback/criteria-list.js';
import { ExamSoFar } from './exam-so-far.js';
import { GradeHead } from '../../../../components/feedback/grade-head.js';
import { ReportButton } from './report-button.js';
import { RevisionComparison } from './revision-comparison.js';

type Props = {
  headingRef: Ref<HTMLHeadingElement>;
  result: AnalysisResult;
  /** The result that this one revises. */
  previous: AnalysisResult | null;
  placed: PlacedCorrection[];
  links: CorrectionLinks;
  actions: CorrectionActions;
  /** The text on the sheet is no longer the one that was analysed. */
  isOutdated: boolean;
};

/** What came back: the grade and what was good, then what matters most, then the rest folded. */
export function FeedbackCard({ headingRef, result, previous, placed, links, actions, isOutdated }: Props) {
  const { feedback } = result;
  const headingId = useId();
  const { warning, rest } = splitWarning(feedback.overallFeedback);
  return (
    <Card as="section" aria-labelledby={headingId} className="flex animate-rise-in flex-col gap-6">
      <GradeHead headingRef={headingRef} headingId={headingId} title="Schreibfeedback" grade={feedback.grade}>
        {isOutdated && help('Dieses Feedback gehört zu dem Text, den Sie zuletzt analysiert haben.')}
      </GradeHead>
      {!result.isLocal && <ExamSoFar result={result} />}
      {previous !== null && <RevisionComparison before={previous} after={result} />}
      {warning !== null && <Alert tone="amber">{warning}</Alert>}
      {feedback.notice !== undefined && <Alert tone="blue">{feedback.notice}</Alert>}
      {rest !== '' && <Topic title="Zusammenfassung">{rest}</Topic>}
      {feedback.criteria.length > 0 && <CriteriaList title="Die vier Kriterien" criteria={feedback.criteria.map(({ name, ...rating }) => ({ name: criterionNames[name].name, ...rating }))} />}
      <CorrectionList placed={placed} links={links} actions={actions} isLocal={result.isLocal} />
      {feedback.topicRelevance !== '' && <Topic title="Themenbezug">{feedback.topicRelevance}</Topic>}
      {feedback.styleAppropriateness !== '' && <Topic title="Schreibstil">{feedback.styleAppropriateness}</Topic>}
      <div>
        {feedback.recommendedExpressions.length > 0 && (
          <Fold title="Empfohlene Ausdrücke" count={feedback.recommendedExpressions.length}>
            <ExpressionList expressions={feedback.recommendedExpressions} />
          </Fold>
        )}
        {feedback.suggestions.length > 0 && (
          <Fold title="Schreibvorschläge" count={feedback.suggestions.length}>
            <ul className="flex max-w-text flex-col gap-3">
              {feedback.suggestions.map(({ title, content }) => (
                <li key={`${title} ${content}`}>
                  <p className="font-semibold">{title}</p>
                  <p className="text-grey-5">{content}</p>
                </li>
              ))}
            </ul>
          </Fold>
        )}
        <div className="border-t border-grey-2 pt-5">
          <ReportButton result={result} />
        </div>
      </div>
    </Card>
  );
}

function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 max-w-text whitespace-pre-line text-grey-5">{children}</p>
    </div>
  );
}
