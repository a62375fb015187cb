import { useId, useRef, useState } from 'react';
import { PASS_MARK } from '@b1fuchs/contracts';
import { HelpText } from '../../../components/ui/help-text.js';
import { help } from '../../../lib/interface-language/help.js';
import { placeCorrections } from '../model/place-corrections.js';
import { problemWith } from '../model/text-checks.js';
import type { AnalysisResult, useAnalyses } from '../model/use-analyses.js';
import { usePageHint } from '../../../components/mascot/page-hint.js';
import { classNames } from '../../../lib/class-names.js';
import { mascotHint } from '../model/mascot-hint.js';
import type { Consent } from '../../../lib/practice/use-consent.js';
import type { Desk } from '../model/use-desk.js';
import { correctionCount } from '../wording.js';
import { ConsentCard } from '../../../components/consent/consent-card.js';
import { ConsentLine } from '../../../components/consent/consent-line.js';
import { FeedbackCard } from './feedback/feedback-card.js';
import { WritingFeedbackSkeleton } from './feedback/writing-feedback-skeleton.js';
import { Sheet } from './sheet/sheet.js';
import { TaskPanel } from './task/task-panel.js';
import { useCorrectionActions } from './use-correction-actions.js';
import { useCorrectionLinks } from './use-correction-links.js';
import { useFocusOnArrival } from '../../../lib/practice/use-focus-on-arrival.js';

type Props = {
  desk: Desk;
  analyses: ReturnType<typeof useAnalyses>;
  /** Null where no text can go to an outside model. */
  consent: Consent | null;
};

/**
 * One part's place to work: the task and, once there is some, the feedback on the left; the sheet on the right,
 * where it stays in place all the time. On phones: task, sheet, feedback, one under the other.
 */
export function Workspace({ desk, analyses, consent }: Props) {
  const { task, text, section } = desk;
  const analysis = analyses.analysisOf(task?.id);
  const { isReading, error, result, previous } = analysis;
  const [isWriting, setIsWriting] = useState(result === null);
  const [problem, setProblem] = useState<string | null>(null);
  const sheet = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const placed = result === null ? [] : placeCorrections(result.text, result.feedback.corrections);
  const links = useCorrectionLinks(useId());
  const actions = useCorrectionActions(result, placed, desk);
  usePageHint(mascotHint({ section, hasTask: task !== null, text, analysis }));
  useFocusOnArrival({ arrival: result, from: sheet, to: heading, onArrival: () => setIsWriting(false) });

  // Before the first text is read, and only where there is something to write for.
  const asksForConsent = consent?.isAsked === true && task !== null && result === null && !isReading;

  function analyse(): void {
    if (task === null || isReading) return;
    const found = problemWith({ text, topic: task.title, section });
    setProblem(found);
    if (found === null) void analyses.analyse(task, text);
  }
  function edit(next: string): void {
    desk.setText(next);
    setProblem(null);
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <TaskPanel desk={desk} isFolded={isReading || result !== null} onOpenAttempt={analyses.openAttempt} />
      <div className={classNames('flex min-w-0 flex-col gap-3 self-start max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1', !asksForConsent && 'lg:sticky lg:top-6')}>
        {asksForConsent && <ConsentCard consent={consent} className="max-lg:order-2" />}
        <Sheet
          ref={sheet}
          desk={desk}
          isReading={isReading}
          problem={problem}
          error={error}
          result={result}
          placed={placed}
          links={links}
          actions={actions}
          isWriting={isWriting || result === null || isReading}
          onWritingChange={setIsWriting}
          onEdit={edit}
          onAnalyse={analyse}
        />
        {consent !== null && <ConsentLine consent={consent} className="max-lg:order-2 max-lg:-mt-3" />}
      </div>
      <div className="min-w-0 max-lg:order-4 lg:col-start-1 lg:row-start-2">
        <HelpText role="status" className="sr-only">
          {isReading ? help('Ihr Text wird gelesen …') : result !== null && announcement(result)}
        </HelpText>
        {isReading && <WritingFeedbackSkeleton />}
        {!isReading && result !== null && (
          <FeedbackCard
            headingRef={heading}
            result={result}
            previous={previous}
            placed={placed}
            links={links}
            actions={actions}
            isOutdated={text !== result.text}
          />
        )}
      </div>
    </div>
  );
}

function announcement({ feedback }: AnalysisResult): string {
  const verdict = feedback.grade >= PASS_MARK ? 'Bestanden' : 'Nicht bestanden';
  return `Ihr Feedback ist da: ${feedback.grade} von 100 Punkten, ${verdict}. ${correctionCount(feedback.corrections.length)}.`;
}
