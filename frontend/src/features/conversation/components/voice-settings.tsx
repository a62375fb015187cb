import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { SpeedChoice } from '../../../components/speech/speed-choice.js';
import { VoiceChoice } from '../../../components/speech/voice-choice.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions, DialogClose } from '../../../components/ui/dialog.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import { voiceTexts } from '../wording.js';

/** How fast Fuchs speaks, and with whose voice where there is a choice. */
export function VoiceSettings() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={voiceTexts.settings} onClick={() => setIsOpen(true)}>
        <SlidersHorizontal aria-hidden />
      </IconButton>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={voiceTexts.title}>
        <div lang="de" className="mt-4 flex flex-col gap-4">
          <SpeedChoice />
          <VoiceChoice />
        </div>
        <DialogActions>
          <DialogClose asChild>
            <Button variant="primary">{voiceTexts.done}</Button>
          </DialogClose>
        </DialogActions>
      </Dialog>
    </>
  );
}
