import { consumingServiceSchema, type QueueDepth, type Readiness, type ServiceName, type SystemService, type SystemState } from '@b1fuchs/contracts';

export type Queue = { look: () => Promise<void>; depth: () => QueueDepth | null; lagS: () => number | null };
export type SystemParts = {
  /** Where each process is, in the order in which they are shown. */
  addresses: () => Record<ServiceName, string>;
  readReadiness: (url: string) => Promise<Readiness | undefined>;
  queues: ReadonlyMap<string, Queue>;
  isBrokerConnected: () => boolean;
};

/** How every process is, what it depends on, and what the broker has for it. */
export async function readSystem({ addresses, readReadiness, queues, isBrokerConnected }: SystemParts, now: Date): Promise<SystemState> {
  const processes = Object.entries(addresses()) as [ServiceName, string][];
  const [services] = await Promise.all([
    Promise.all(processes.map(async ([name, url]) => ({ name, said: await readReadiness(url) }))),
    Promise.all([...queues.values()].map((queue) => queue.look())),
  ]);
  return { at: now.toISOString(), isBrokerConnected: isBrokerConnected(), services: services.map(({ name, said }) => serviceOf(name, said, queues.get(name))) };
}

function serviceOf(name: ServiceName, said: Readiness | undefined, queue: Queue | undefined): SystemService {
  return {
    name,
    state: said ? (said.ready ? 'ready' : 'failing') : 'down',
    checks: Object.entries(said?.checks ?? {}).map(([check, state]) => ({ name: check, isOk: state === 'ok' })),
    version: said?.version ?? null,
    uptimeS: said?.uptimeS ?? null,
    queue: queue?.depth() ?? null,
    lagS: queue?.lagS() ?? null,
  };
}

/** Those that consume events. */
export const consumers = consumingServiceSchema.options;
