import { recommendedWords, type WritingTask } from '@b1fuchs/contracts';
import { useId } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { Fold } from '../../../../components/ui/fold.js';
import { ExpressionList } from '../../../../components/feedback/expression-list.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { help } from '../../../../lib/interface-language/help.js';
import { WIDE_SCREEN } from '../../../../lib/practice/wide-screen.js';

/** The one task on the screen takes the focus when it is chosen. */
export const TASK_TITLE_ID = 'writing-task-title';

/** A task: what happened, what to write about, and expressions that help. */
export function TaskDescription({ task, onChange }: { task: WritingTask; onChange: () => void }) {
  const pointsId = useId();
  return (
    <section aria-labelledby={TASK_TITLE_ID} className="flex flex-col gap-5">
      <div>
        <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          <h2 id={TASK_TITLE_ID} tabIndex={-1} className="scroll-mt-6 text-xl font-semibold">
            {task.title}
          </h2>
          <Button variant="quiet" size="sm" className="-mx-3" onClick={onChange}>
            Anderes Thema
          </Button>
        </div>
        <p className="max-w-text whitespace-pre-line">{task.situation}</p>
      </div>
      <div>
        <h3 id={pointsId} className="font-semibold">
          Schreiben Sie etwas zu diesen Punkten:
        </h3>
        <ol aria-labelledby={pointsId} className="mt-2 flex max-w-text flex-col gap-2">
          {task.points.map((point, index) => (
            <li key={point} className="flex gap-3">
              <span
                aria-hidden
                className="mt-px flex size-6 shrink-0 items-center justify-center rounded-full bg-grey-1 text-sm font-semibold text-grey-5 tabular-nums"
              >
                {index + 1}
              </span>
              <span>{point}</span>
            </li>
          ))}
        </ol>
        <HelpText className="mt-3 text-grey-4">{help(`Schreiben Sie etwa ${recommendedWords[task.section]} Wörter.`)}</HelpText>
      </div>
      {task.expressions.length > 0 && (
        <Fold title="Nützliche Ausdrücke" startsOpenFrom={WIDE_SCREEN}>
          <ExpressionList expressions={task.expressions} />
        </Fold>
      )}
    </section>
  );
}
