import { FoxHead } from '../fox/fox-head.js';
import { Button } from '../ui/button.js';
import { mascotDisplay } from './mascot-display.js';

/** Brings Fuchs back for somebody who has hidden him; nothing otherwise. */
export function ShowMascot() {
  if (mascotDisplay.use() !== 'hidden') return null;
  return (
    <Button variant="quiet" size="sm" className="-mx-3" icon={<FoxHead size={20} />} onClick={() => mascotDisplay.set('collapsed')}>
      Fuchs einblenden
    </Button>
  );
}
