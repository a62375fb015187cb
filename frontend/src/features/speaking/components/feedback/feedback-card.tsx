import { praiseFor, TOPIC_PASS_MARK } from '@b1fuchs/contracts';
import { Check, X } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { CriteriaList } from '../../../../components/feedback/criteria-list.js';
import { ExpressionList } from '../../../../components/feedback/expression-list.js';
import { GradeHead } from '../../../../components/feedback/grade-head.js';
import { Fold } from '../../../../components/ui/fold.js';
import { Alert } from '../../../../components/ui/alert.js';
import { Badge } from '../../../../components/ui/badge.js';
import { Card } from '../../../../components/ui/card.js';
import { WIDE_SCREEN } from '../../../../lib/practice/wide-screen.js';
import type { FeedbackResult } from '../../model/use-feedback.js';
import { criterionNames, feedbackTexts } from '../../wording.js';
import { CorrectionList } from './correction-list.js';
import { ReportButton } from './report-button.js';

type Props = {
  headingRef: Ref<HTMLHeadingElement>;
  result: FeedbackResult;
  /** More was said since. */
  isOutdated: boolean;
};

/** What came back: the grade and what was good, then what matters most, then the rest folded (spec 2, section 2.1). */
export function FeedbackCard({ headingRef, result, isOutdated }: Props) {
  const { feedback } = result;
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId} className="flex animate-rise-in flex-col gap-6">
      <GradeHead headingRef={headingRef} headingId={headingId} title={feedbackTexts.title} grade={feedback.grade} praise={praiseFor(feedback.grade)}>
        {isOutdated && feedbackTexts.outdated}
      </GradeHead>
      {feedback.notice !== undefined && <Alert tone="blue">{feedback.notice}</Alert>}
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-x-12">
        <div className="flex min-w-0 flex-col gap-6">
          <Topic title={feedbackTexts.overall}>{feedback.overallFeedback}</Topic>
          <Topic title={feedbackTexts.relevance} badge={<RelevanceScore score={feedback.topicRelevanceScore} />}>
            {feedback.topicRelevance}
          </Topic>
          {feedback.criteria.length > 0 && <CriteriaList title={feedbackTexts.criteria} criteria={feedback.criteria.map(({ name, ...rating }) => ({ name: criterionNames[name], ...rating }))} />}
          <Topic title={feedbackTexts.fluency}>{feedback.fluency}</Topic>
          <Topic title={feedbackTexts.pronunciation}>{feedback.pronunciation}</Topic>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <CorrectionList corrections={feedback.grammarCorrections} />
          {feedback.recommendedExpressions.length > 0 && (
            <Fold title={feedbackTexts.expressions} count={feedback.recommendedExpressions.length} startsOpenFrom={WIDE_SCREEN}>
              <ExpressionList expressions={feedback.recommendedExpressions} />
            </Fold>
          )}
        </div>
      </div>
      <div className="border-t border-grey-2 pt-5">
        <ReportButton result={result} />
      </div>
    </Card>
  );
}

function RelevanceScore({ score }: { score: number }) {
  const isMissed = score < TOPIC_PASS_MARK;
  return (
    <>
      <Badge tone={isMissed ? 'red' : 'green'} icon={isMissed ? <X aria-hidden /> : <Check aria-hidden />}>
        {feedbackTexts.relevanceOf(score)}
      </Badge>
      {isMissed && <span className="text-sm font-semibold text-red">{feedbackTexts.missed}</span>}
    </>
  );
}

/** Nothing where there is nothing to say. */
function Topic({ title, badge, children }: { title: string; badge?: ReactNode; children: string }) {
  if (children === '' && badge === undefined) return null;
  return (
    <div>
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {title} {badge}
      </h3>
      {children !== '' && <p className="mt-1 max-w-text whitespace-pre-line text-grey-5">{children}</p>}
    </div>
  );
}
