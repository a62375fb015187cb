import { Box, Clock, Volume2 } from 'lucide-react';
import { Card, CardTitle } from '../../../../../components/ui/card.js';
import { HelpText } from '../../../../../components/ui/help-text.js';
import { studyTips } from '../../wording.js';

const icons = [Clock, Box, Volume2];

/** Three habits that help (spec 2, section 2.5). */
export function StudyTips() {
  return (
    <Card as="section" aria-labelledby="study-tips">
      <CardTitle id="study-tips">Lerntipps</CardTitle>
      <ul className="mt-4 flex flex-col gap-4">
        {studyTips.map(({ title, text }, index) => {
          const Icon = icons[index] ?? Clock;
          return (
            <li key={title} className="flex gap-3">
              <Icon className="mt-0.5 size-5 shrink-0 text-accent-text" aria-hidden />
              <div>
                <p className="font-semibold">{title}</p>
                <HelpText className="text-grey-5">{text}</HelpText>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
