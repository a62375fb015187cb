import { schedulerSchema, type Scheduler } from '@b1fuchs/contracts';
import { useId } from 'react';
import { Card } from '../../../../../components/ui/card.js';
import { HelpText } from '../../../../../components/ui/help-text.js';
import { userMessageOf } from '../../../../../lib/http-error.js';
import { toast } from '../../../../../lib/toast-store.js';
import { useScheduler } from '../../api/use-scheduler.js';
import { schedulerTexts as texts } from '../../wording.js';

/** By which plan cards come again, and what each does. */
export function SchedulerChoice({ scheduler }: { scheduler: Scheduler }) {
  const id = useId();
  const { mutate, isPending, variables } = useScheduler();
  // What was chosen stands at once, and goes back if it could not be saved.
  const chosen = isPending ? variables : scheduler;

  function choose(next: Scheduler): void {
    if (isPending) return;
    mutate(next, {
      onSuccess: () => toast({ ...texts.changed, tone: 'success' }),
      onError: (error) => toast({ title: texts.failed, description: userMessageOf(error), tone: 'destructive' }),
    });
  }

  return (
    <Card>
      <fieldset>
        <legend className="text-lg font-semibold">{texts.title}</legend>
        <div className="mt-3 grid gap-3 md:grid-cols-2 md:gap-4">
          {schedulerSchema.options.map((option) => (
            <label
              key={option}
              className="flex cursor-pointer gap-3 rounded-control border border-grey-3 p-4 transition-colors duration-150 hover:bg-grey-1 has-checked:border-accent-text has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={id}
                value={option}
                checked={chosen === option}
                aria-labelledby={`${id}-${option}-name`}
                aria-describedby={`${id}-${option}-text`}
                className="mt-1 size-4 shrink-0 accent-accent-text outline-none"
                onChange={() => choose(option)}
              />
              <span>
                <span id={`${id}-${option}-name`} className="block font-semibold">
                  {texts[option].name}
                </span>
                <HelpText as="span" id={`${id}-${option}-text`} className="block">
                  {texts[option].text}
                </HelpText>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
