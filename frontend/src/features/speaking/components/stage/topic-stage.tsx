import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Alert } from '../../../../components/ui/alert.js';
import { Button } from '../../../../components/ui/button.js';
import { Skeleton, SkeletonGroup } from '../../../../components/ui/skeleton.js';
import { userMessageOf } from '../../../../lib/http-error.js';
import { speakingTopicsQuery } from '../../api/speaking-topics-query.js';
import { topicsOf } from '../../model/shown-topic.js';
import type { Move, Place } from '../../model/place.js';
import { topicTexts } from '../../wording.js';
import { EarlierConversations } from '../earlier-conversations.js';
import { TopicPicker } from '../topic/topic-picker.js';
import { StageHeader } from './stage-header.js';
import { StageNavigation } from './stage-navigation.js';

/** A stage before its talk: the choice of a topic. */
export function TopicStage({ place, onMove }: { place: Place; onMove: (move: Move) => void }) {
  const { data: catalogue, error, isFetching, refetch } = useQuery(speakingTopicsQuery);
  return (
    <>
      <StageHeader stage={place.stage} />
      <div className="mt-6 flex flex-col gap-6">
        {catalogue !== undefined && <TopicPicker stage={place.stage} topics={topicsOf(place, catalogue)} onPick={({ id }) => onMove({ kind: 'choose', topicId: id })} />}
        {catalogue === undefined && (error === null || isFetching) && <TopicsSkeleton />}
        {catalogue === undefined && error !== null && !isFetching && (
          <Alert
            tone="red"
            title={topicTexts.unanswered}
            action={
              <Button size="sm" icon={<RotateCw aria-hidden />} onClick={() => void refetch()}>
                {topicTexts.retry}
              </Button>
            }
          >
            {userMessageOf(error)}
          </Alert>
        )}
        <EarlierConversations stage={place.stage} onMove={onMove} />
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
