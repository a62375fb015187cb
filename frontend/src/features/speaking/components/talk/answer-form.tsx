import { MAX_MESSAGE_LENGTH } from '@b1fuchs/contracts';
import { SendHorizontal } from 'lucide-react';
import { useId, useRef } from 'react';
import { DictationMessages } from '../../../../components/speech/dictation-messages.js';
import { MicrophoneButton } from '../../../../components/speech/microphone-button.js';
import { Waveform } from '../../../../components/speech/waveform.js';
import { Button } from '../../../../components/ui/button.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { Textarea } from '../../../../components/ui/input.js';
import type { Dictation } from '../../../../lib/speech/recognition/use-dictation.js';
import type { Talk } from '../../model/use-talk.js';
import { chatTexts } from '../../wording.js';

type Props = {
  talk: Talk;
  dictation: Dictation;
  /** Another request runs: nothing is sent meanwhile (spec 2, section 5). */
  isWaiting: boolean;
};

/** The learner's turn: spoken or written, and sent. */
export function AnswerForm({ talk, dictation, isWaiting }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isDictating = dictation.state !== 'idle';
  const isBusy = talk.isSending || isWaiting;
  const isTooLong = talk.text.trim().length > MAX_MESSAGE_LENGTH;
  const maySend = !isBusy && !isDictating && !isTooLong && talk.text.trim() !== '';
  function send(): void {
    if (!maySend) return;
    // The button goes grey and would lose the focus; on touch screens the keyboard would come up instead.
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus();
    talk.send();
  }
  return (
    <div className="flex flex-col gap-3">
      <label htmlFor={id} className="sr-only">
        {chatTexts.answer}
      </label>
      <Textarea
        ref={field}
        id={id}
        dir="auto"
        rows={3}
        value={talk.text}
        readOnly={isDictating || talk.isSending}
        spellCheck={false}
        autoCorrect="off"
        autoComplete="off"
        enterKeyHint="send"
        placeholder={chatTexts.placeholder}
        aria-describedby={isTooLong ? `${id}-long` : undefined}
        aria-invalid={isTooLong || undefined}
        className="max-h-60 min-h-24 resize-none! field-sizing-content"
        onChange={({ target }) => talk.write(target.value)}
        onKeyDown={(event) => {
          // While a letter is put together from several keys, Enter belongs to that.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <HelpText id={`${id}-long`} role="status" className="text-sm text-red empty:sr-only">
        {isTooLong && chatTexts.tooLong}
      </HelpText>
      {dictation.interim !== '' && (
        <p aria-hidden className="text-grey-4 italic">
          {dictation.interim} …
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <MicrophoneButton dictation={dictation} textBefore={talk.text} disabled={isBusy} />
        {/* On phones below the buttons, which must not move away under the thumb. */}
        <div className="min-w-32 flex-1 max-sm:order-last max-sm:w-full max-sm:flex-none max-sm:empty:hidden">
          {dictation.state === 'listening' && <Waveform source={dictation.level} />}
        </div>
        <Button variant="primary" className="max-sm:flex-1" icon={<SendHorizontal aria-hidden />} disabled={!maySend} onClick={send}>
          {chatTexts.send}
        </Button>
      </div>
      <DictationMessages dictation={dictation} />
    </div>
  );
}
