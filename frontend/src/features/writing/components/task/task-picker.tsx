import type { WritingTask } from '@b1fuchs/contracts';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../../../components/ui/badge.js';
import { Button } from '../../../../components/ui/button.js';
import type { Desk } from '../../model/use-desk.js';

type Props = { desk: Desk; onPick: (task: WritingTask) => void; onCancel?: () => void };

/** All topics of a part, as a list of rows. Topics with a text begun say so. */
export function TaskPicker({ desk, onPick, onCancel }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-3 flex min-h-11 items-center justify-between gap-3">
        <h2 id={headingId} className="text-xl font-semibold">
          Thema wählen
        </h2>
        {onCancel !== undefined && (
          <Button variant="quiet" size="sm" onClick={onCancel}>
            Abbrechen
          </Button>
        )}
      </div>
      <ul className="divide-y divide-grey-2 overflow-hidden rounded-card border border-grey-2 bg-sheet">
        {desk.tasks.map((task) => (
          <li key={task.id}>
            <button
              type="button"
              aria-current={task.id === desk.task?.id ? 'true' : undefined}
              className="group flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left transition-colors duration-150 hover:bg-grey-1 focus-visible:-outline-offset-2 aria-[current]:bg-accent-soft"
              onClick={() => onPick(task)}
            >
              <span className="min-w-0 flex-1 font-semibold">{task.title}</span>
              {desk.hasDraft(task) && <Badge>Entwurf</Badge>}
              <ChevronRight className="size-5 shrink-0 text-grey-4 group-hover:text-ink" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
