import { PASS_MARK, type WritingAttemptSummary, type WritingTask } from '@b1fuchs/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { userMessageOf } from '../../../../lib/http-error.js';
import { help } from '../../../../lib/interface-language/help.js';
import { toast } from '../../../../lib/toast-store.js';
import { readAttempt, writingAttemptsQuery } from '../../api/writing-attempts-query.js';
import type { OpenAttempt } from '../../model/use-analyses.js';
import { correctionCount } from '../../wording.js';
import { ExamResult } from '../exam-result.js';
import { Fold } from '../../../../components/ui/fold.js';

const when = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short' });

/** The learner's earlier texts on the task with their grades, under the result of all three tasks; each opens with its feedback. Nothing where there are none. */
export function AttemptHistory({ task, onOpen }: { task: WritingTask; onOpen: OpenAttempt }) {
  const { data } = useQuery(writingAttemptsQuery(task.title));
  const { mutate, variables, isPending } = useMutation({
    mutationFn: readAttempt,
    onSuccess: (attempt) => onOpen(task, attempt),
    onError: (error) => toast({ title: help('Fehler'), description: userMessageOf(error), tone: 'destructive' }),
  });
  if (data === undefined || data.attempts.length === 0) return null;
  const { attempts, examTotal } = data;
  return (
    <div className="mt-4">
      <Fold title="Frühere Texte" count={attempts.length}>
        {examTotal !== undefined && <ExamResult exam={examTotal} className="mb-3" />}
        <ul className="flex flex-col gap-2">
          {attempts.map((attempt) => (
            <li key={attempt.id}>
              <Row attempt={attempt} isOpening={isPending && variables === attempt.id} onOpen={() => mutate(attempt.id)} />
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

function Row({ attempt, isOpening, onOpen }: { attempt: WritingAttemptSummary; isOpening: boolean; onOpen: () => void }) {
  const { grade, words, corrections, createdAt } = attempt;
  return (
    <button
      type="button"
      aria-busy={isOpening}
      className="flex min-h-11 w-full flex-wrap items-center gap-x-4 rounded-control border border-grey-2 bg-sheet px-4 py-2 text-left hover:bg-grey-1"
      onClick={onOpen}
    >
      <span className="grow">{when.format(new Date(createdAt))}</span>
      <span className={`font-semibold tabular-nums ${grade >= PASS_MARK ? 'text-green' : 'text-red'}`}>{grade}/100</span>
      <span className="w-full text-sm text-grey-4">
        {words} Wörter · {correctionCount(corrections)}
      </span>
    </button>
  );
}
