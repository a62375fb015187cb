import type { SpeakingStage } from '@b1fuchs/contracts';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { ShownTopic } from '../../model/shown-topic.js';
import { stageTexts } from '../../wording.js';

type Props = { stage: SpeakingStage; topics: ShownTopic[]; onPick: (topic: ShownTopic) => void };

/** All topics of a stage; choosing one begins the talk. */
export function TopicPicker({ stage, topics, onPick }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-4 text-xl font-semibold">
        {stageTexts[stage].pick}
      </h2>
      <ul className="grid gap-2 md:grid-cols-2">
        {topics.map((topic) => (
          <li key={topic.id}>
            <button
              type="button"
              className="group flex size-full min-h-12 items-center gap-3 rounded-control border border-grey-2 bg-sheet px-4 py-2 text-left transition-colors duration-150 hover:border-grey-3 hover:bg-grey-1"
              onClick={() => onPick(topic)}
            >
              <span className="min-w-0 flex-1 font-semibold break-words">{topic.title}</span>
              <ChevronRight className="size-5 shrink-0 text-grey-4 group-hover:text-ink" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
