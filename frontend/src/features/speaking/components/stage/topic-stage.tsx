import { useQuery } from '@tanstack/react-query';
import { Skeleton, SkeletonGroup } from '../../../../components/ui/skeleton.js';
import { speakingTopicsQuery } from '../../api/speaking-topics-query.js';
import { topicsOf } from '../../model/shown-topic.js';
import type { KeptPractice } from '../../model/kept-practice.js';
import type { Move, Place } from '../../model/place.js';
import { topicTexts } from '../../wording.js';
import { EarlierConversations } from '../earlier-conversations.js';
import { TopicPicker } from '../topic/topic-picker.js';
import { TopicsUnavailable } from '../topic/topics-unavailable.js';
import { StageHeader } from './stage-header.js';
import { StageNavigation } from './stage-navigation.js';

/** A stage before its talk: the choice of a topic. */
export function TopicStage({ place, kept, onMove }: { place: Place; kept: KeptPractice; onMove: (move: Move) => void }) {
  const { data: catalogue, error, isFetching, refetch } = useQuery(speakingTopicsQuery);
  return (
    <>
      <StageHeader stage={place.stage} />
      <div className="mt-6 flex flex-col gap-6">
        {catalogue !== undefined && <TopicPicker stage={place.stage} topics={topicsOf(place, catalogue)} onPick={({ id }) => onMove({ kind: 'choose', topicId: id })} />}
        {catalogue === undefined && (error === null || isFetching) && <TopicsSkeleton />}
        {catalogue === undefined && error !== null && !isFetching && (
          <TopicsUnavailable error={error} onRetry={() => void refetch()} />
        )}
        <EarlierConversations stage={place.stage} kept={kept} onMove={onMove} />
      </div>
      <StageNavigation stage={place.stage} onMove={onMove} />
    </>
  );
}

function TopicsSkeleton() {
  return (
    <SkeletonGroup label={topicTexts.loading} className="animate-appear-late">
      <Skeleton className="mb-4 h-7 w-64" />
      <div className="grid gap-2 md:grid-cols-2">
        {Array.from({ length: 10 }, (_, row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
