import { RotateCcw, Sparkles, Volume2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '../../../../components/ui/alert.js';
import { Button } from '../../../../components/ui/button.js';
import { Card } from '../../../../components/ui/card.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { IconButton } from '../../../../components/ui/icon-button.js';
import type { Dictation } from '../../../../lib/speech/recognition/use-dictation.js';
import type { ExaminerVoice } from '../../../../lib/speech/voice/use-examiner-voice.js';
import { mayAskForFeedback } from '../../model/chat-state.js';
import type { Talk } from '../../model/use-talk.js';
import { chatTexts, errorTexts } from '../../wording.js';
import { AnswerForm } from './answer-form.js';
import { MessageList } from './message-list.js';

type Props = {
  talk: Talk;
  voice: ExaminerVoice;
  dictation: Dictation;
  /** Over the turns: the clock. */
  head: ReactNode;
  /** Under the field: what the learner should know before they answer. */
  foot: ReactNode;
  isFeedbackPending: boolean;
  /** The feedback of all that was said is on the screen. */
  isFeedbackThere: boolean;
  onFeedback: () => void;
  onRestart: () => void;
};

/** The talk itself: its turns, and the learner's next one until the examiner has ended. */
export function TalkCard({ talk, voice, dictation, head, foot, isFeedbackPending, isFeedbackThere, onFeedback, onRestart }: Props) {
  const { messages, ended, isSending } = talk;
  const hasFeedback = mayAskForFeedback(messages.length, ended);
  const feedbackButton = hasFeedback && (
    <Button
      variant={ended && !isFeedbackThere ? 'primary' : 'secondary'}
      className="w-full sm:w-auto"
      icon={<Sparkles aria-hidden />}
      pending={isFeedbackPending}
      disabled={isSending || dictation.state !== 'idle'}
      onClick={onFeedback}
    >
      {chatTexts.feedback}
    </Button>
  );
  return (
    <Card as="section" aria-label={chatTexts.card} className="min-w-0 p-0! sm:p-0!">
      {head}
      <MessageList talk={talk} voice={voice} />
      <div className="flex flex-col gap-4 border-t border-grey-2 px-4 py-4 sm:px-6 sm:py-5">
        <Problems talk={talk} voice={voice} />
        {ended ? (
          <div className="flex flex-col gap-4">
            <HelpText role="status" className="max-w-text">
              {hasFeedback ? chatTexts.ended : chatTexts.endedEarly}
            </HelpText>
            <div className="flex flex-wrap gap-3">
              {feedbackButton}
              <Button className="w-full sm:w-auto" icon={<RotateCcw aria-hidden />} onClick={onRestart}>
                {chatTexts.again}
              </Button>
            </div>
          </div>
        ) : (
          <>
            <AnswerForm talk={talk} dictation={dictation} isWaiting={isFeedbackPending} />
            {hasFeedback && <div className="border-t border-grey-2 pt-4">{feedbackButton}</div>}
          </>
        )}
        {foot}
      </div>
    </Card>
  );
}

/** What went wrong, or needs a press. */
function Problems({ talk: { failure, messages, dismissFailure }, voice }: { talk: Talk; voice: ExaminerVoice }) {
  const lastWords = messages.findLast(({ role }) => role === 'assistant')?.content;
  return (
    <>
      {voice.isSilenced && lastWords !== undefined && (
        <Alert
          tone="blue"
          action={
            <Button size="sm" icon={<Volume2 aria-hidden />} onClick={() => void voice.speak(lastWords)}>
              {chatTexts.play}
            </Button>
          }
        >
          {chatTexts.silenced}
        </Alert>
      )}
      {voice.error !== undefined && (
        <Failure onDismiss={voice.dismissError}>
          <HelpText lang={voice.error.lang}>{voice.error.text}</HelpText>
        </Failure>
      )}
      {failure !== null && (
        <Failure onDismiss={dismissFailure}>
          <HelpText lang={failure.lang}>{failure.text}</HelpText>
          {failure.kind === 'other' && <HelpText className="mt-1 text-sm text-grey-5">{errorTexts.backInField}</HelpText>}
        </Failure>
      )}
    </>
  );
}

function Failure({ onDismiss, children }: { onDismiss: () => void; children: ReactNode }) {
  return (
    <div className="relative">
      <Alert tone="red" title={errorTexts.title} className="pr-12">
        {children}
      </Alert>
      <IconButton label={chatTexts.dismiss} className="absolute! top-0 right-0" onClick={onDismiss}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
