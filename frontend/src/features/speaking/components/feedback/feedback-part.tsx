import type { Ref } from 'react';
import { PASS_MARK } from '@b1fuchs/contracts';
import { FeedbackSkeleton } from '../../../../components/feedback/feedback-skeleton.js';
import { Alert } from '../../../../components/ui/alert.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import type { FeedbackResult, useFeedback } from '../../model/use-feedback.js';
import { errorTexts, feedbackTexts } from '../../wording.js';
import { FeedbackCard } from './feedback-card.js';

type Props = { headingRef: Ref<HTMLHeadingElement>; state: ReturnType<typeof useFeedback>; isOutdated: boolean };

/** The feedback on its way, when it is there, or why it is not. */
export function FeedbackPart({ headingRef, state: { result, isPending, failure }, isOutdated }: Props) {
  return (
    <>
      <HelpText role="status" className="sr-only">
        {isPending ? feedbackTexts.working : result !== null && announcement(result)}
      </HelpText>
      {failure !== null && (
        <Alert tone="red" title={errorTexts.title}>
          <HelpText lang={failure.lang}>{failure.text}</HelpText>
          <HelpText className="mt-1 text-sm text-grey-5">{errorTexts.nothingLost}</HelpText>
        </Alert>
      )}
      {isPending && <FeedbackSkeleton working={<HelpText className="text-xl font-semibold">{feedbackTexts.working}</HelpText>} />}
      {!isPending && result !== null && <FeedbackCard headingRef={headingRef} result={result} isOutdated={isOutdated} />}
    </>
  );
}

const announcement = ({ feedback: { grade } }: FeedbackResult): string =>
  `Ihr Feedback ist da: ${grade} von 100 Punkten, ${grade >= PASS_MARK ? 'Bestanden' : 'Nicht bestanden'}.`;
