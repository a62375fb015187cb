import type { LearnerCards, LearnerProgress } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { dayOf, momentOf } from '../../lib/dates.js';
import { cardsQuery, progressQuery } from '../api/learner-queries.js';
import { cardTexts, practiceTexts, sections } from '../model/texts.js';
import { Cell, DataTable, RowHeader } from './data-table.js';
import { Facts } from './facts.js';
import { Part } from './part.js';

const count = (value: number): string => value.toLocaleString('en');

/** Streak, points, and what was practised in each section. */
export function PracticePart({ userId }: { userId: string }) {
  const query = useQuery(progressQuery(userId));
  return (
    <Part texts={practiceTexts} query={query}>
      {(progress) => <Practice progress={progress} />}
    </Part>
  );
}

function Practice({ progress }: { progress: LearnerProgress }) {
  const { columns, dayCount } = practiceTexts;
  return (
    <div className="flex flex-col gap-4">
      <Facts
        facts={[
          [practiceTexts.streak, dayCount(progress.currentStreak)],
          [practiceTexts.longest, dayCount(progress.longestStreak)],
          [practiceTexts.points, count(progress.totalPoints)],
          [practiceTexts.exercises, count(progress.exercises)],
          [practiceTexts.days, count(progress.practiceDays)],
          [practiceTexts.lastSession, progress.lastSessionAt === null ? practiceTexts.never : momentOf(progress.lastSessionAt)],
        ]}
      />
      {progress.sections.length > 0 && (
        <DataTable caption={practiceTexts.caption} columns={[columns.section, columns.exercises, columns.points, columns.last]}>
          {progress.sections.map(({ section, exercises, points, lastAt }) => (
            <tr key={section}>
              <RowHeader>{sections[section]}</RowHeader>
              <Cell>{count(exercises)}</Cell>
              <Cell>{count(points)}</Cell>
              <Cell isShort>{dayOf(lastAt)}</Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </div>
  );
}

/** The deck in figures. */
export function CardsPart({ userId }: { userId: string }) {
  const query = useQuery(cardsQuery(userId));
  return (
    <Part texts={cardTexts} query={query}>
      {(cards) => <CardFigures cards={cards} />}
    </Part>
  );
}

function CardFigures({ cards: { totalCards, dueCards, masteredCards, averageAccuracy, scheduler, boxes } }: { cards: LearnerCards }) {
  return (
    <Facts
      facts={[
        [cardTexts.total, count(totalCards)],
        [cardTexts.due, count(dueCards)],
        [cardTexts.mastered, count(masteredCards)],
        [cardTexts.accuracy, `${averageAccuracy}%`],
        [cardTexts.scheduler, cardTexts.schedulers[scheduler]],
        [cardTexts.boxes, boxes.map((box) => count(box.count)).join(' · ')],
      ]}
    />
  );
}
