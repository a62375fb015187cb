import type { SupportMessage } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { Archive, Inbox } from 'lucide-react';
import { Button } from '../../../../components/ui/button.js';
import { Field } from '../../../../components/ui/field.js';
import { Select } from '../../../../components/ui/select.js';
import { userMessageOf } from '../../../../lib/http-error.js';
import { useSession } from '../../../../lib/session.js';
import { toast } from '../../../../lib/toast-store.js';
import { administratorsQuery, useAssign, useChangeState } from '../api/inbox.js';

const onError = (error: Error): void => toast({ title: 'Nothing was changed', description: userMessageOf(error), tone: 'destructive', lang: 'en' });

/** Who takes care of a message, and whether it is done. */
export function MessageActions({ message: { id, version, state, assignedTo } }: { message: SupportMessage }) {
  const { data: self } = useSession();
  const { data } = useQuery(administratorsQuery);
  const assign = useAssign(id);
  const change = useChangeState(id);
  const others = (data?.administrators ?? []).filter((administrator) => administrator.id !== self?.id);
  const isKnown = assignedTo === null || assignedTo.id === self?.id || others.some((administrator) => administrator.id === assignedTo.id);
  const next = state === 'closed' ? 'open' : 'closed';
  return (
    <div className="grid gap-4">
      <Field label="Assigned to">
        {(control) => (
          <Select
            {...control}
            value={assignedTo?.id ?? ''}
            disabled={assign.isPending}
            onChange={(event) => assign.mutate({ version, assignedTo: event.target.value === '' ? null : event.target.value }, { onError })}
          >
            <option value="">Nobody</option>
            {self && <option value={self.id}>Me</option>}
            {others.map((administrator) => (
              <option key={administrator.id} value={administrator.id}>
                {administrator.name}
              </option>
            ))}
            {!isKnown && <option value={assignedTo.id}>{assignedTo.name === '' ? 'A former administrator' : assignedTo.name}</option>}
          </Select>
        )}
      </Field>
      <Button icon={next === 'closed' ? <Archive aria-hidden /> : <Inbox aria-hidden />} pending={change.isPending} onClick={() => change.mutate({ version, state: next }, { onError })}>
        {next === 'closed' ? 'Close' : 'Reopen'}
      </Button>
    </div>
  );
}
