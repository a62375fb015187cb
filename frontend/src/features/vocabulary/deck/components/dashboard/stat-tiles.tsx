import type { FlashcardStats } from '@b1fuchs/contracts';
import { CalendarClock, CircleCheck, Layers, Target } from 'lucide-react';
import { Stat } from '../../../../../components/stat.js';
import { Card } from '../../../../../components/ui/card.js';

/** The deck in four figures; the success rate as a rounded percentage (spec 2, section 9.3). */
export function StatTiles({ stats: { totalCards, dueCards, masteredCards, averageAccuracy } }: { stats: FlashcardStats }) {
  return (
    <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-6">
      <Card as="li" className="max-sm:p-4">
        <Stat lang="de" icon={<Layers />} label="Karten gesamt" value={totalCards} unit="" />
      </Card>
      <Card as="li" className="max-sm:p-4">
        <Stat lang="de" icon={<CalendarClock />} label="Heute fällig" value={dueCards} unit="" />
      </Card>
      <Card as="li" className="max-sm:p-4">
        <Stat lang="de" icon={<CircleCheck />} label="Gelernt" value={masteredCards} unit="" />
      </Card>
      <Card as="li" className="max-sm:p-4">
        <Stat lang="de" icon={<Target />} label="Erfolgsquote" value={Math.round(averageAccuracy)} unit="%" />
      </Card>
    </ul>
  );
}
