import type { SupportState } from '@b1fuchs/contracts';
import { Archive, CircleDot, Reply } from 'lucide-react';
import { Badge } from '../../../../components/ui/badge.js';

export const stateNames: Readonly<Record<SupportState, string>> = { open: 'Open', answered: 'Answered', closed: 'Closed' };
const looks = { open: { tone: 'amber', Icon: CircleDot }, answered: { tone: 'green', Icon: Reply }, closed: { tone: 'neutral', Icon: Archive } } as const;

export function StateBadge({ state }: { state: SupportState }) {
  const { tone, Icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {stateNames[state]}
    </Badge>
  );
}
