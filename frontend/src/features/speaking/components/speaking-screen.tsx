import { usePrefetchQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { browserStorage } from '../../../lib/browser-storage.js';
import { aiConsentQuery } from '../../../lib/practice/ai-consent.js';
import { useSession } from '../../../lib/session.js';
import { useExaminerVoice } from '../../../lib/speech/voice/use-examiner-voice.js';
import { speakingTopicsQuery } from '../api/speaking-topics-query.js';
import { createKeptPractice } from '../model/kept-practice.js';
import { movePlace, needsConversation, placeQuery, readPlace, type Move, type Place } from '../model/place.js';
import { STAGE_TITLE_ID } from './stage/stage-header.js';
import { TalkStage } from './stage/talk-stage.js';
import { TopicStage } from './stage/topic-stage.js';
import { TOPIC_TITLE_ID } from './topic/topic-panel.js';

/** Speaking practice: the three stages of the exam, each a talk with the examiner (spec 2, section 2.1). */
export function SpeakingScreen() {
  const { data: user } = useSession();
  return <div lang="de">{user && <Stages key={user.id} ownerId={user.id} />}</div>;
}

function Stages({ ownerId }: { ownerId: string }) {
  usePrefetchQuery(speakingTopicsQuery);
  // Needed with the talk: asked for later, the question would push it away.
  usePrefetchQuery(aiConsentQuery);
  const [kept] = useState(() => createKeptPractice(browserStorage(), ownerId, () => crypto.randomUUID()));
  // One voice for all stages: Safari lets it sound by itself after the first press on the screen.
  const voice = useExaminerVoice();
  const [query, setQuery] = useSearchParams();
  const place = readPlace(query);
  const placeKey = needsConversation(place) ? null : `${place.stage} ${place.conversationId ?? ''}`;
  useFocusAfterMove(placeKey);

  const withTalk = (next: Place): Place => (needsConversation(next) ? { ...next, conversationId: kept.conversationIdFor(next) } : next);
  function move(step: Move): void {
    // Going on leaves what was being written behind (spec 2, section 4).
    if ((step.kind === 'next' || step.kind === 'back') && place.conversationId !== null) kept.forgetAnswer(place.conversationId);
    setQuery(placeQuery(withTalk(movePlace(place, step))), { replace: true });
  }

  if (placeKey === null) return <Navigate replace to={{ search: new URLSearchParams(placeQuery(withTalk(place))).toString() }} />;
  const { conversationId } = place;
  if (conversationId === null) return <TopicStage key={placeKey} place={place} kept={kept} onMove={move} />;
  return <TalkStage key={placeKey} ownerId={ownerId} place={{ ...place, conversationId }} kept={kept} voice={voice} onMove={move} />;
}

/**
 * The button that was pressed goes away with its stage: reading goes on at the topic, or at the title.
 * @param placeKey null on the way to a talk
 */
function useFocusAfterMove(placeKey: string | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (placeKey === null || placeKey === last.current) return;
    const isMove = last.current !== null;
    last.current = placeKey;
    if (!isMove) return;
    window.scrollTo(0, 0);
    (document.getElementById(TOPIC_TITLE_ID) ?? document.getElementById(STAGE_TITLE_ID))?.focus({ preventScroll: true });
  }, [placeKey]);
}
