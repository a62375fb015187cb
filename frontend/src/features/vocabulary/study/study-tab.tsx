import type { HelperLanguage } from '@b1fuchs/contracts';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StudyRoom } from './components/study-room.js';
import { StudySkeleton } from './components/study-skeleton.js';
import { StudyUnavailable } from './components/study-unavailable.js';
import { WaitingBanner } from './components/waiting-banner.js';
import { askedMode } from './model/study-mode.js';
import { useStudy } from './model/use-study.js';

type Props = {
  /** The signed-in user's id. */
  ownerId: string;
  /** In which language translations are shown. */
  language: HelperLanguage;
};

/** The study tab of the vocabulary pages: the due cards, one after the other (spec 2, section 2.5). */
export function StudyTab({ ownerId, language }: Props) {
  return <Study key={ownerId} ownerId={ownerId} language={language} />;
}

function Study({ ownerId, language }: Props) {
  const study = useStudy(ownerId);
  const { session, failure, sync } = study;
  const [query, setQuery] = useSearchParams();
  const asked = askedMode(query.get('mode'));
  const chooseAsked = useEffectEvent(() => {
    if (asked === null) return;
    study.chooseMode(asked);
    // From here on the learner chooses; a reload must not choose again.
    setQuery({ tab: 'study' }, { replace: true });
  });
  useEffect(() => chooseAsked(), [asked]);
  return (
    <div lang="de" className="flex flex-col gap-4">
      {/* In a session it stands in the room, where the view is. */}
      {session === null && <WaitingBanner sync={sync} />}
      {session !== null && <StudyRoom study={study} session={session} language={language} />}
      {session === null && failure === null && <StudySkeleton />}
      {session === null && failure !== null && <StudyUnavailable failure={failure} />}
    </div>
  );
}
