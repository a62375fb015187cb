import { useState } from 'react';
import { mascotDisplay } from '../../components/mascot/mascot-display.js';
import type { SupportDialog } from '../../components/support/support-dialog.js';
import { toast } from '../../lib/toast-store.js';
import { Corner } from './components/corner.js';
import { useCoach } from './model/use-coach.js';
import { SUPPORT_SOURCE, supportUnavailable } from './wording.js';

/** The coaching mascot of spec 1, section 2: the one fox in the corner of every page. */
export default function Mascot({ userId }: { userId: string }) {
  const isHidden = mascotDisplay.use() === 'hidden';
  const [wasHidden, setWasHidden] = useState(isHidden);
  if (isHidden && !wasHidden) setWasHidden(true);
  return isHidden ? null : <Coach userId={userId} isCalled={wasHidden} />;
}

function Coach({ userId, isCalled }: { userId: string; isCalled: boolean }) {
  const coach = useCoach(userId);
  const [isSupportOpen, setIsSupportOpen] = useState(false);
  /** Fetched when it is first asked for; from then on it stays, with what was typed. */
  const [Dialog, setDialog] = useState<typeof SupportDialog | null>(null);

  async function openSupport(): Promise<void> {
    try {
      const { SupportDialog: loaded } = await import('../../components/support/support-dialog.js');
      setDialog(() => loaded);
      setIsSupportOpen(true);
    } catch {
      toast({ ...supportUnavailable, tone: 'destructive' });
    }
  }
  return (
    <>
      <Corner coach={coach} isCalled={isCalled} onSupport={() => void openSupport()} />
      {Dialog !== null && <Dialog open={isSupportOpen} onOpenChange={setIsSupportOpen} onSent={coach.thank} source={SUPPORT_SOURCE} />}
    </>
  );
}
