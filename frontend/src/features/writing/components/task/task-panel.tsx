import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../../../lib/class-names.js';
import type { OpenAttempt } from '../../model/use-analyses.js';
import type { Desk } from '../../model/use-desk.js';
import { AttemptHistory } from './attempt-history.js';
import { TASK_TITLE_ID, TaskDescription } from './task-description.js';
import { TaskPicker } from './task-picker.js';

/** The choice of a topic, and the chosen task. Folds to its title once the feedback needs the place. */
export function TaskPanel({ desk, isFolded, onOpenAttempt }: { desk: Desk; isFolded: boolean; onOpenAttempt: OpenAttempt }) {
  const { task } = desk;
  const [isPicking, setIsPicking] = useState(false);
  const [isUnfolded, setIsUnfolded] = useState(false);

  if (task === null || isPicking) {
    return (
      <TaskPicker
        desk={desk}
        onPick={(picked) => {
          flushSync(() => {
            setIsPicking(false);
            desk.chooseTask(picked);
          });
          // The row that was pressed is gone: reading goes on at the task.
          document.getElementById(TASK_TITLE_ID)?.focus();
        }}
        {...(task === null ? {} : { onCancel: () => setIsPicking(false) })}
      />
    );
  }
  const description = (
    <>
      <TaskDescription task={task} onChange={() => setIsPicking(true)} />
      <AttemptHistory task={task} onOpen={onOpenAttempt} />
    </>
  );
  if (!isFolded) return <div>{description}</div>;
  return (
    <div>
      <button
        type="button"
        aria-expanded={isUnfolded}
        className="flex min-h-11 w-full items-center gap-3 rounded-control border border-grey-2 bg-sheet px-4 py-2 text-left hover:bg-grey-1"
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        <span className="min-w-0 flex-1">
          <span className="text-grey-4">Aufgabe: </span>
          <span className="font-semibold">{task.title}</span>
        </span>
        <ChevronDown className={classNames('size-5 shrink-0 text-grey-4', isUnfolded && 'rotate-180')} aria-hidden />
      </button>
      {isUnfolded && (
        <div className="animate-fade-in pt-4">{description}</div>
      )}
    </div>
  );
}
