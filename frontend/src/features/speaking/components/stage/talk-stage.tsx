import { INTRODUCTION_TOPIC } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ConsentCard } from '../../../../components/consent/consent-card.js';
import { ConsentLine } from '../../../../components/consent/consent-line.js';
import { Skeleton } from '../../../../components/ui/skeleton.js';
import { useFocusOnArrival } from '../../../../lib/practice/use-focus-on-arrival.js';
import { useConsent } from '../../../../lib/practice/use-consent.js';
import { speechServiceQuery } from '../../../../lib/speech/speech-service.js';
import type { ExaminerVoice } from '../../../../lib/speech/voice/use-examiner-voice.js';
import { conversationQuery } from '../../api/conversation-query.js';
import { speakingTopicsQuery } from '../../api/speaking-topics-query.js';
import { learnersWords } from '../../model/chat-state.js';
import type { KeptPractice } from '../../model/kept-practice.js';
import type { Move } from '../../model/place.js';
import { topicsOf } from '../../model/shown-topic.js';
import { startClock, useExamClock } from '../../model/use-exam-clock.js';
import { useFeedback } from '../../model/use-feedback.js';
import { useTalk, type TalkPlace } from '../../model/use-talk.js';
import { useTalkDictation } from '../../model/use-talk-dictation.js';
import { ClockLine } from '../clock/clock-line.js';
import { PreparationCard } from '../clock/preparation-card.js';
import { EarlierConversations } from '../earlier-conversations.js';
import { FeedbackPart } from '../feedback/feedback-part.js';
import { TalkCard } from '../talk/talk-card.js';
import { TalkUnavailable } from '../talk/talk-unavailable.js';
import { TalkSkeleton } from '../talk/talk-skeleton.js';
import { TalkSettings } from '../talk-settings.js';
import { TopicPanel } from '../topic/topic-panel.js';
import { TopicsUnavailable } from '../topic/topics-unavailable.js';
import { StageHeader } from './stage-header.js';
import { StageNavigation } from './stage-navigation.js';

type Props = { ownerId: string; place: TalkPlace; kept: KeptPractice; voice: ExaminerVoice; onMove: (move: Move) => void };

/** A stage with its talk: the topic on the left, the talk and its feedback on the right; on phones one under the other. */
export function TalkStage({ ownerId, place, kept, voice, onMove }: Props) {
  const { stage, topicId, conversationId } = place;
  const { data: begun, error, isFetching, refetch } = useQuery(
    conversationQuery({ id: conversationId, kind: stage, topicId }, (conversation) => {
      kept.settle(place, conversation.messages);
      startClock(kept, { conversationId, stage, hasBegun: conversation.messages.length > 1 });
    }),
  );
  const talk = useTalk({ place, begun, kept, voice });
  const hasBegun = talk.messages.length > 1;
  const clock = useExamClock({ kept, stage, conversationId, isReady: begun !== undefined, hasBegun });
  const running = clock?.running ?? null;
  const preparation = running?.clock.phase === 'preparation' && !hasBegun ? running : null;
  const isPreparing = preparation !== null;

  const consent = useConsent(ownerId, { includesVoice: true });
  const { data: speech } = useQuery(speechServiceQuery);
  const mayRecord = consent === null || consent.things === 'texts' || consent.givenAt !== null;
  const dictation = useTalkDictation(talk, { recipient: mayRecord ? null : consent.recipient, canTranscribe: speech?.transcription === true });

  const feedback = useFeedback();
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival({ arrival: feedback.result, from: card, to: heading });
  const words = learnersWords(talk.messages);
  function askForFeedback(): void {
    if (feedback.isPending || begun === undefined) return;
    voice.stop();
    const evidence = talk.spoken.evidence();
    feedback.ask({ text: words, topic: stage === 'intro' ? INTRODUCTION_TOPIC : begun.title, ...(evidence === undefined ? {} : { evidence }) });
  }

  useOpening(begun?.messages.length === 1 && !hasBegun && !isPreparing ? begun.messages[0]?.content : undefined, voice);
  const asksForConsent = consent?.isAsked === true && !hasBegun;

  return (
    <>
      <StageHeader stage={stage} isPlaying={voice.state === 'playing'} isRecording={dictation.state === 'listening'} />
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr_auto] lg:gap-x-8">
        <Topic place={place} isFolded={hasBegun || stage === 'intro'} onChange={() => onMove({ kind: 'change-topic' })} />
        <div ref={card} className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {asksForConsent && <ConsentCard consent={consent} />}
          {begun === undefined && (error === null || isFetching) && <TalkSkeleton />}
          {begun === undefined && error !== null && !isFetching && <TalkUnavailable error={error} onRetry={() => void refetch()} onRestart={() => onMove({ kind: 'restart' })} onChangeTopic={() => onMove({ kind: 'change-topic' })} />}
          {begun !== undefined && preparation !== null && topicId !== null && <PreparationCard clock={preparation.clock} kept={kept} topicId={topicId} onBegin={preparation.goOn} />}
          {begun !== undefined && !isPreparing && (
            <TalkCard
              talk={talk}
              voice={voice}
              dictation={dictation}
              head={running !== null && <ClockLine clock={running.clock} onGoOn={running.goOn} />}
              foot={consent !== null && <ConsentLine consent={consent} />}
              isFeedbackPending={feedback.isPending}
              isFeedbackThere={feedback.result?.text === words}
              onFeedback={askForFeedback}
              onRestart={() => onMove({ kind: 'restart' })}
            />
          )}
        </div>
        <div className="min-w-0 lg:col-span-2 lg:row-start-3">
          <FeedbackPart headingRef={heading} state={feedback} isOutdated={feedback.result !== null && feedback.result.text !== words} />
        </div>
        <div className="flex min-w-0 flex-col lg:col-start-1 lg:row-start-2">
          <TalkSettings clock={clock} kept={kept} topicId={topicId} hasNotes={!isPreparing} />
          <EarlierConversations stage={stage} kept={kept} currentId={conversationId} onMove={onMove} />
        </div>
      </div>
      <StageNavigation stage={stage} onMove={onMove} />
    </>
  );
}

/** What the talk is about, from the catalogue; nothing where the catalogue does not have it any more. */
function Topic({ place, isFolded, onChange }: { place: TalkPlace; isFolded: boolean; onChange: () => void }) {
  const { data: catalogue, error, isFetching, refetch } = useQuery(speakingTopicsQuery);
  if (place.stage === 'intro') return <TopicPanel stage={place.stage} topic={null} isFolded={isFolded} onChange={onChange} />;
  if (catalogue === undefined) return error === null || isFetching ? <Skeleton className="h-64 animate-appear-late" /> : <TopicsUnavailable error={error} onRetry={() => void refetch()} />;
  const topic = topicsOf(place, catalogue).find(({ id }) => id === place.topicId);
  return topic === undefined ? <div /> : <TopicPanel stage={place.stage} topic={topic} isFolded={isFolded} onChange={onChange} />;
}

/** The examiner's first words are said when they appear; leaving ends whatever is said. */
function useOpening(words: string | undefined, { speak, stop }: ExaminerVoice): void {
  const begin = useEffectEvent((opening: string) => void speak(opening));
  useEffect(() => {
    if (words === undefined) return;
    begin(words);
    // Also when the learner wants to get ready first.
    return stop;
  }, [words, stop]);
  useEffect(() => stop, [stop]);
}
