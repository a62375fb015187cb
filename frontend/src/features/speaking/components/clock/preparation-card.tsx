import { MessagesSquare } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { Card } from '../../../../components/ui/card.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import type { ExamClock } from '../../model/exam-clock.js';
import type { KeptPractice } from '../../model/kept-practice.js';
import { clockTexts } from '../../wording.js';
import { ClockLine } from './clock-line.js';
import { Notes } from './notes.js';

type Props = { clock: ExamClock; kept: KeptPractice; topicId: string; onBegin: () => void };

/** Getting ready, as in the exam: the topic, notes, a quarter of an hour. The talk begins when the learner wants. */
export function PreparationCard({ clock, kept, topicId, onBegin }: Props) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId} className="p-0! sm:p-0!">
      <ClockLine clock={clock} />
      <div className="flex flex-col gap-4 px-4 py-5 sm:px-6">
        <div>
          <h2 id={headingId} className="text-lg font-semibold">
            {clockTexts.prepare}
          </h2>
          <HelpText className="mt-1 max-w-text text-grey-5">{clockTexts.prepareText}</HelpText>
        </div>
        <Notes kept={kept} topicId={topicId} rows={8} />
        <div className="flex justify-end">
          <Button variant="primary" className="w-full sm:w-auto" icon={<MessagesSquare aria-hidden />} onClick={onBegin}>
            {clockTexts.begin}
          </Button>
        </div>
      </div>
    </Card>
  );
}
