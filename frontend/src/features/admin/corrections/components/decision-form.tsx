import { withdrawalScopeSchema, type ReportedCorrection, type ReportedState, type WithdrawalScope } from '@b1fuchs/contracts';
import { Check, RotateCcw, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Alert } from '../../../../components/ui/alert.js';
import { Button } from '../../../../components/ui/button.js';
import { Field } from '../../../../components/ui/field.js';
import { Input } from '../../../../components/ui/input.js';
import { Select } from '../../../../components/ui/select.js';
import { userMessageOf } from '../../../../lib/http-error.js';
import { toast } from '../../../../lib/toast-store.js';
import { useDecide } from '../api/corrections.js';
import { likelyScope, scopeNames } from '../model/texts.js';

const done: Readonly<Record<ReportedState, string>> = {
  accepted: 'The correction is taken back for everybody',
  rejected: 'The correction stays',
  open: 'The report is open again',
};

/** Takes a correction back, keeps it, or opens the report again. What was typed stays where somebody else was faster. */
export function DecisionForm({ reported }: { reported: ReportedCorrection }) {
  const { key, version, state, sentences } = reported;
  const [scope, setScope] = useState<WithdrawalScope>(likelyScope(reported));
  const [note, setNote] = useState(reported.note);
  const { mutate, isPending, error, variables } = useDecide(key);
  const decide = (next: ReportedState): void => {
    if (!isPending) mutate({ version, state: next, scope, note }, { onSuccess: () => toast({ title: done[next], tone: 'success', lang: 'en' }) });
  };
  const button = (next: ReportedState) => ({ size: 'sm' as const, pending: isPending && variables.state === next, onClick: () => decide(next) });
  if (state !== 'open') {
    return (
      <Decided note={reported.note} error={error}>
        <Button {...button('open')} icon={<RotateCcw aria-hidden />}>
          Reopen
        </Button>
      </Decided>
    );
  }
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 md:grid-cols-2">
        <Field label="Take back">
          {(control) => (
            <Select {...control} value={scope} onChange={(event) => setScope(withdrawalScopeSchema.parse(event.target.value))}>
              {withdrawalScopeSchema.options
                .filter((option) => option === 'words' || sentences.length > 0)
                .map((option) => (
                  <option key={option} value={option}>
                    {scopeNames[option]}
                  </option>
                ))}
            </Select>
          )}
        </Field>
        <Field label="Note (optional)">{(control) => <Input {...control} dir="auto" maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />}</Field>
      </div>
      {error !== null && (
        <Alert tone="red" title="Nothing was decided">
          {userMessageOf(error)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button {...button('accepted')} icon={<Check aria-hidden />}>
          Accept Report
        </Button>
        <Button {...button('rejected')} variant="quiet" icon={<X aria-hidden />}>
          Reject Report
        </Button>
      </div>
    </div>
  );
}

function Decided({ note, error, children }: { note: string; error: Error | null; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      {note !== '' && (
        <p dir="auto" className="wrap-anywhere text-grey-5">
          Note: {note}
        </p>
      )}
      {error !== null && (
        <Alert tone="red" title="Nothing was decided">
          {userMessageOf(error)}
        </Alert>
      )}
      <div>{children}</div>
    </div>
  );
}
