import { Send } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { DictationMessages } from '../../../components/speech/dictation-messages.js';
import { MicrophoneButton } from '../../../components/speech/microphone-button.js';
import { Waveform } from '../../../components/speech/waveform.js';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { Textarea } from '../../../components/ui/input.js';
import type { Dictation } from '../../../lib/speech/recognition/use-dictation.js';
import type { ExaminerVoice } from '../../../lib/speech/voice/use-examiner-voice.js';
import { MESSAGE_FIELD_ID } from '../model/message-field.js';
import type { Talk } from '../model/use-conversation.js';
import { chatTexts, errorTexts } from '../wording.js';
import { NewConversationButton } from './new-conversation-button.js';
import { useFieldFocus } from './use-field-focus.js';

type Props = { talk: Talk; dictation: Dictation; isListening: boolean; voice: Pick<ExaminerVoice, 'error' | 'dismissError'>; onSend: () => void };

/** The field to write or speak into; while Fuchs answers or the microphone listens it waits (spec 2, section 4). */
export function Composer({ talk, dictation, isListening, voice, onSend }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, isWaiting, isTooLong, failure, needsNewOne } = talk;
  const isLocked = isWaiting || isListening;
  useFieldFocus(field, isWaiting);
  // The words that are being spoken stay in sight.
  useEffect(() => {
    if (isListening && field.current !== null) field.current.scrollTop = field.current.scrollHeight;
  }, [isListening, text]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  }

  return (
    <form
      className="flex max-h-[70%] shrink-0 flex-col gap-2 overflow-y-auto border-t border-grey-2 p-3 sm:px-5 sm:py-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLocked) onSend();
      }}
    >
      {/* Every message has a picture: without any there is no room for them either. */}
      <div className="flex flex-col gap-2 not-has-[svg]:hidden">
        {voice.error !== undefined && (
          <Alert
            tone="red"
            lang={voice.error.lang}
            action={
              <Button size="sm" lang="de" onClick={voice.dismissError}>
                {chatTexts.hide}
              </Button>
            }
          >
            {voice.error.text}
          </Alert>
        )}
        <div className="not-has-[svg]:hidden">
          <DictationMessages dictation={dictation} />
        </div>
        {failure !== null && (
          <Alert tone="red" title={errorTexts.title} {...(needsNewOne ? { action: <NewConversationButton size="sm" /> } : {})}>
            <HelpText>{failure}</HelpText>
            <HelpText className="mt-1 text-sm text-grey-5">{errorTexts.nothingLost}</HelpText>
          </Alert>
        )}
        {isTooLong && <Alert tone="amber">{errorTexts.tooLong}</Alert>}
      </div>
      <label htmlFor={MESSAGE_FIELD_ID} className="sr-only">
        {chatTexts.field}
      </label>
      <Textarea
        ref={field}
        id={MESSAGE_FIELD_ID}
        rows={1}
        value={text}
        disabled={isLocked}
        placeholder={chatTexts.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        className="max-h-32 min-h-12 shrink-0 resize-none! py-2.5 field-sizing-content disabled:text-ink!"
        onChange={({ target }) => talk.write(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <MicrophoneButton dictation={dictation} textBefore={text} disabled={isWaiting} className="size-12! [&_svg]:size-6!" />
        {dictation.state === 'listening' && <Waveform source={dictation.level} className="max-sm:order-last max-sm:basis-full sm:flex-1" />}
        <Button type="submit" variant="primary" className="ml-auto shrink-0" icon={<Send aria-hidden />} disabled={isLocked || !talk.canSend}>
          {chatTexts.send}
        </Button>
      </div>
    </form>
  );
}
