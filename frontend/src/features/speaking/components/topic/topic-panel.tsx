import type { SpeakingStage } from '@b1fuchs/contracts';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { classNames } from '../../../../lib/class-names.js';
import type { ShownTopic } from '../../model/shown-topic.js';
import { introductionHints, stageTexts, topicTexts } from '../../wording.js';

/** Takes the focus when a topic is chosen. */
export const TOPIC_TITLE_ID = 'speaking-topic-title';

type Props = {
  stage: SpeakingStage;
  /** Null in the introduction. */
  topic: ShownTopic | null;
  /** On narrow screens the talk needs the place: then only the title stays until it is asked for. */
  isFolded: boolean;
  onChange: () => void;
};

/** What the talk is about: the task with its points, the guiding questions, or what one says about oneself. */
export function TopicPanel({ stage, topic, isFolded, onChange }: Props) {
  const contentId = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  return (
    <div>
      {isFolded && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-controls={contentId}
          className="flex min-h-11 w-full items-center gap-3 rounded-control border border-grey-2 bg-sheet px-4 py-2 text-left hover:bg-grey-1 lg:hidden"
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          <span className="min-w-0 flex-1 font-semibold break-words">{topic?.title ?? stageTexts[stage].guide}</span>
          <ChevronDown className={classNames('size-5 shrink-0 text-grey-4', isUnfolded && 'rotate-180')} aria-hidden />
        </button>
      )}
      <div id={contentId} className={classNames('flex flex-col gap-4', isFolded && 'max-lg:pt-4', isFolded && !isUnfolded && 'max-lg:hidden')}>
        {topic !== null && (
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <h2 id={TOPIC_TITLE_ID} tabIndex={-1} className="min-w-0 scroll-mt-6 text-xl font-semibold break-words outline-none">
              {topic.title}
            </h2>
            <Button variant="quiet" size="sm" className="-mx-3" onClick={onChange}>
              {topicTexts.change}
            </Button>
          </div>
        )}
        <Guide title={stageTexts[stage].guide} description={topic?.description ?? null} points={topic?.points ?? introductionHints} areNumbered={topic?.areNumbered === true} />
      </div>
    </div>
  );
}

type GuideProps = { title: string; description: string | null; points: readonly string[]; areNumbered: boolean };

function Guide({ title, description, points, areNumbered }: GuideProps) {
  const headingId = useId();
  const List = areNumbered ? 'ol' : 'ul';
  return (
    <div>
      <h3 id={headingId} className="font-semibold">
        {title}
      </h3>
      {description !== null && <p className="mt-2 max-w-text whitespace-pre-line">{description}</p>}
      <List aria-labelledby={headingId} className="mt-3 flex max-w-text flex-col gap-2">
        {points.map((point, index) => (
          <li key={point} className="flex gap-3">
            {areNumbered ? (
              <span aria-hidden className="mt-px flex size-6 shrink-0 items-center justify-center rounded-full bg-grey-1 text-sm font-semibold text-grey-5 tabular-nums">
                {index + 1}
              </span>
            ) : (
              <span aria-hidden className="mt-2.5 ml-2 size-1.5 shrink-0 rounded-full bg-accent" />
            )}
            <span className="min-w-0">{point}</span>
          </li>
        ))}
      </List>
    </div>
  );
}
