/*
 * The large microphone: one press begins to listen, the next one ends it. Beside it stand the waveform and DictationMessages.
 *   <MicrophoneButton dictation={dictation} textBefore={text} disabled={isSending} />
 * `textBefore` is what is in the field; the spoken words follow it.
 */
import { Mic, MicOff, Square } from 'lucide-react';
import { classNames } from '../../lib/class-names.js';
import type { Dictation } from '../../lib/speech/recognition/use-dictation.js';
import { dictationTexts } from '../../lib/speech/recognition/wording.js';
import { Spinner } from '../ui/spinner.js';

type Props = {
  dictation: Pick<Dictation, 'state' | 'supported' | 'unsupportedReason' | 'start' | 'stop'>;
  textBefore?: string;
  disabled?: boolean;
  className?: string;
};

export function MicrophoneButton({ dictation, textBefore = '', disabled = false, className }: Props) {
  const { state, supported, unsupportedReason } = dictation;
  const isOn = state === 'starting' || state === 'listening';
  const isWaiting = state === 'starting' || state === 'transcribing';
  return (
    <button
      type="button"
      lang="de"
      aria-label={dictationTexts.microphone}
      aria-pressed={isOn}
      aria-busy={isWaiting || undefined}
      title={unsupportedReason ?? (isOn ? dictationTexts.stopTitle : dictationTexts.startTitle)}
      disabled={disabled}
      className={classNames(
        'inline-flex size-16 shrink-0 items-center justify-center rounded-full border transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-7',
        isOn && 'border-red bg-red-soft text-red',
        !isOn && supported && 'border-transparent bg-accent-soft text-accent-text not-disabled:hover:border-accent-text',
        !isOn && !supported && 'border-grey-3 bg-sheet text-grey-4',
        className,
      )}
      onClick={() => {
        if (isOn) dictation.stop();
        else if (state === 'idle') dictation.start(textBefore);
      }}
    >
      <Picture isWaiting={isWaiting} isOn={isOn} supported={supported} />
    </button>
  );
}

function Picture({ isWaiting, isOn, supported }: { isWaiting: boolean; isOn: boolean; supported: boolean }) {
  if (isWaiting) return <Spinner decorative className="text-[1.4rem]" />;
  if (isOn) return <Square aria-hidden fill="currentColor" />;
  return supported ? <Mic aria-hidden /> : <MicOff aria-hidden />;
}
