import { lazy, Suspense, useState } from 'react';
import { mascotDisplay } from '../../components/mascot/mascot-display.js';
import { Corner } from './components/corner.js';
import { useCoach } from './model/use-coach.js';
import { SUPPORT_SOURCE } from './wording.js';

const SupportDialog = lazy(async () => ({ default: (await import('../../components/support/support-dialog.js')).SupportDialog }));

/** The coaching mascot of spec 1, section 2: the one fox in the corner of every page. */
export default function Mascot({ userId }: { userId: string }) {
  const isHidden = mascotDisplay.use() === 'hidden';
  const [wasHidden, setWasHidden] = useState(isHidden);
  if (isHidden && !wasHidden) setWasHidden(true);
  return isHidden ? null : <Coach userId={userId} isCalled={wasHidden} />;
}

function Coach({ userId, isCalled }: { userId: string; isCalled: boolean }) {
  const coach = useCoach(userId);
  const [support, setSupport] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Corner coach={coach} isCalled={isCalled} onSupport={() => setSupport('open')} />
      {/* Stays once it was open: what was typed is still there. */}
      {support !== 'never' && (
        <Suspense>
          <SupportDialog open={support === 'open'} onOpenChange={(open) => setSupport(open ? 'open' : 'closed')} onSent={coach.thank} source={SUPPORT_SOURCE} />
        </Suspense>
      )}
    </>
  );
}
