import type { AchievementsResponse } from '@b1fuchs/contracts';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { ProgressBar } from '../../../components/ui/progress.js';
import { sectionValue } from '../model/section-value.js';
import { sectionNames, texts } from '../model/texts.js';

/** Per section its name, the exercises completed, and a bar. */
export function SectionProgress({ sections }: { sections: AchievementsResponse['sectionProgress'] }) {
  return (
    <Card as="section" aria-labelledby="section-progress">
      <CardTitle id="section-progress" lang="en">
        {texts.sections}
      </CardTitle>
      {sections.length === 0 ? (
        <HelpText lang="en" className="mt-3 text-grey-5">
          {texts.noSections}
        </HelpText>
      ) : (
        <ul className="mt-5 flex flex-col gap-5">
          {sections.map(({ section, exercisesCompleted, totalScore }) => (
            <li key={section}>
              <p className="mb-2 flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{sectionNames[section]}</span>
                <span lang="en" className="text-sm text-grey-4 tabular-nums">
                  {texts.exercises(exercisesCompleted)}
                </span>
              </p>
              <ProgressBar label={sectionNames[section]} value={sectionValue(totalScore)} max={100} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
