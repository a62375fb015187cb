import { useId } from 'react';
import { Fold } from '../../../components/ui/fold.js';
import { SpeedChoice } from '../../../components/speech/speed-choice.js';
import { VoiceChoice } from '../../../components/speech/voice-choice.js';
import { HelpText } from '../../../components/ui/help-text.js';
import type { KeptPractice } from '../model/kept-practice.js';
import type { TalkClock } from '../model/use-exam-clock.js';
import { clockTexts, settingsTexts } from '../wording.js';
import { Notes } from './clock/notes.js';

type Props = {
  /** Null where there is none to switch on. */
  clock: TalkClock | null;
  kept: KeptPractice;
  topicId: string | null;
  /** Whether the notes stand here, and nowhere else on the screen. */
  hasNotes: boolean;
};

/** How the learner practises: with the clock and notes, and how the examiner speaks. */
export function TalkSettings({ clock, kept, topicId, hasNotes }: Props) {
  return (
    <>
      {clock !== null && <ClockSwitch clock={clock} />}
      {clock !== null && clock.running !== null && hasNotes && topicId !== null && (
        <div className="border-t border-grey-2 py-4">
          <Notes kept={kept} topicId={topicId} rows={5} />
        </div>
      )}
      <Fold title={settingsTexts.title}>
        <div className="flex max-w-80 flex-col gap-4">
          <SpeedChoice />
          <VoiceChoice />
        </div>
      </Fold>
    </>
  );
}

function ClockSwitch({ clock }: { clock: TalkClock }) {
  const id = useId();
  return (
    <div className="border-t border-grey-2 py-3">
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={clock.isOn}
          aria-describedby={`${id}-hint`}
          className="size-5 shrink-0 accent-accent-text"
          onChange={({ target }) => clock.switchTo(target.checked)}
        />
        {clockTexts.switch}
      </label>
      <HelpText id={`${id}-hint`} className="text-sm text-grey-4">
        {clockTexts.hint}
      </HelpText>
    </div>
  );
}
