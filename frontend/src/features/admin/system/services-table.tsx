import type { SystemService } from '@b1fuchs/contracts';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { durationOf } from './durations.js';

const states = {
  ready: <Badge tone="green" icon={<CircleCheck aria-hidden />}>Ready</Badge>,
  failing: <Badge tone="amber" icon={<CircleAlert aria-hidden />}>Cannot work</Badge>,
  down: <Badge tone="red" icon={<CircleX aria-hidden />}>No answer</Badge>,
} satisfies Record<SystemService['state'], unknown>;

const NONE = <span className="text-grey-4">–</span>;

/** Every service with what it depends on and what waits for it. @param props.onLetters asks to see what a service has set aside */
export function ServicesTable({ services, onLetters }: { services: readonly SystemService[]; onLetters: (service: string) => void }) {
  return (
    <div role="region" aria-label="Services" tabIndex={0} className="overflow-x-auto rounded-card border border-grey-2 bg-sheet">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Services</caption>
        <thead className="bg-grey-1 text-sm text-grey-5">
          <tr className="*:px-3 *:py-2 *:font-semibold *:whitespace-nowrap *:first:pl-4">
            <th scope="col">Service</th>
            <th scope="col">State</th>
            <th scope="col">Depends on</th>
            <th scope="col">Version</th>
            <th scope="col">Running for</th>
            <th scope="col">Waiting</th>
            <th scope="col">Retrying</th>
            <th scope="col">Behind</th>
            <th scope="col">Dead letters</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-grey-2">
          {services.map((service) => (
            <ServiceRow key={service.name} service={service} onLetters={onLetters} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ServiceRow({ service: { name, state, checks, version, uptimeS, queue, lagS }, onLetters }: { service: SystemService; onLetters: (service: string) => void }) {
  return (
    <tr className="align-top *:px-3 *:py-3 *:first:pl-4">
      <th scope="row" className="font-semibold whitespace-nowrap">
        {name}
      </th>
      <td>{states[state]}</td>
      <td className="min-w-40 text-sm">{checks.length === 0 ? NONE : <Checks checks={checks} />}</td>
      <td className="text-sm tabular-nums">{version ?? NONE}</td>
      <td className="text-sm whitespace-nowrap tabular-nums">{uptimeS === null ? NONE : durationOf(uptimeS)}</td>
      <td className="tabular-nums">{queue === null ? NONE : queue.waiting.toLocaleString('en')}</td>
      <td className="tabular-nums">{queue === null ? NONE : queue.retrying.toLocaleString('en')}</td>
      <td className="whitespace-nowrap tabular-nums">{lagS === null ? NONE : durationOf(lagS)}</td>
      <td className="tabular-nums">
        {queue === null && NONE}
        {queue?.dead === 0 && '0'}
        {queue !== null && queue.dead > 0 && (
          <Button size="sm" aria-label={`Dead letters of ${name}: ${queue.dead}`} onClick={() => onLetters(name)}>
            {queue.dead.toLocaleString('en')}
          </Button>
        )}
      </td>
    </tr>
  );
}

function Checks({ checks }: { checks: SystemService['checks'] }) {
  return (
    <ul className="grid gap-1">
      {checks.map(({ name, isOk }) => (
        <li key={name} className={isOk ? 'flex items-center gap-1.5' : 'flex items-center gap-1.5 font-semibold text-red'}>
          {isOk ? <CircleCheck className="size-4 shrink-0 text-green" aria-hidden /> : <CircleX className="size-4 shrink-0" aria-hidden />}
          {name}
          <span className={isOk ? 'sr-only' : ''}>{isOk ? 'ok' : 'failed'}</span>
        </li>
      ))}
    </ul>
  );
}
