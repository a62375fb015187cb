import { useSession } from '../../lib/session.js';
import { FoxHead } from '../fox/fox-head.js';
import { Button } from '../ui/button.js';
import { mascotDisplay } from './mascot-display.js';

/** Brings Fuchs back for a signed-in visitor who has hidden him; nothing otherwise. */
export function ShowMascot() {
  const { data: user } = useSession();
  const isHidden = mascotDisplay.use() === 'hidden';
  if (!user || !isHidden) return null;
  return (
    <Button variant="quiet" size="sm" lang="de" className="-mx-3" icon={<FoxHead size={20} />} onClick={() => mascotDisplay.set('collapsed')}>
      Fuchs einblenden
    </Button>
  );
}
