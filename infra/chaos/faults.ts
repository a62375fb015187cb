import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Stack } from '../native/src/stack.js';
import { supervisedProcesses } from '../native/src/supervisor.js';
import type { Line, TcpProxy } from './tcp-proxy.js';

export const groupSchema = z.enum(['services', 'servers', 'connections', 'others']);
export type Group = z.infer<typeof groupSchema>;
/** `inflict` resolves when the harm is over, and what was harmed may recover; a blow is over at once. */
export type Fault = { name: string; group: Group; aimS: number; inflict: () => Promise<void> };
export type Proxies = Record<'mongo' | 'redis' | 'rabbitmq' | 'smtp', TcpProxy>;

/** By issue and docs/operations.md: so long may it take until everything works again. */
const [SERVICE_AIM_S, SERVER_AIM_S] = [10, 30];
/** Longer than any time-out of a connection to a server, shorter than that of a page. */
export const BROKEN_MS = 12_000;
const SLOW_MS = 150;
const NEW_PROCESS_WITHIN_MS = 60_000;
const LOOK_MS = 100;

const SERVICES = ['gateway', 'auth', 'billing', 'practice-ai', 'vocabulary', 'progress', 'admin', 'report'];
const SERVERS = ['rabbitmq', 'redis', 'mongo', 'grammar', 'parser', 'embeddings'];

/** Everything that is done to a system, in its order. */
export function faultsOf(stack: Stack, proxies: Proxies): Fault[] {
  const kill = (part: string, group: Group, aimS: number): Fault => ({ name: `${part} killed`, group, aimS, inflict: () => killPart(stack, part) });
  const broken = (server: 'mongo' | 'redis' | 'rabbitmq', name: string, line: Line): Fault => ({
    name: `${server}: ${name}`,
    group: 'connections',
    aimS: SERVER_AIM_S,
    async inflict() {
      proxies[server].set(line);
      await pause(BROKEN_MS);
      proxies[server].set({ state: 'open' });
    },
  });
  return [
    ...SERVICES.map((part) => kill(part, 'services', SERVICE_AIM_S)),
    ...SERVERS.map((part) => kill(part, 'servers', SERVER_AIM_S)),
    ...(['mongo', 'redis', 'rabbitmq'] as const).flatMap((server) => [
      broken(server, `${SLOW_MS} ms slower each way`, { state: 'slow', ms: SLOW_MS }),
      broken(server, 'connections cut', { state: 'cut' }),
      broken(server, 'connections silent', { state: 'silent' }),
    ]),
  ];
}

/** Ends a part as a crash would, with all processes of its group; resolves when the supervisor has begun a new one. */
async function killPart(stack: Stack, part: string): Promise<void> {
  const pidOf = async (): Promise<number> => (await supervisedProcesses(stack))?.find(({ name }) => name === part)?.pid ?? 0;
  const pid = await pidOf();
  if (pid === 0) throw new Error(`${part} does not run.`);
  process.kill(pid, 'SIGKILL');
  const giveUpAt = Date.now() + NEW_PROCESS_WITHIN_MS;
  while ([0, pid].includes(await pidOf())) {
    if (Date.now() > giveUpAt) throw new Error(`${part} was not started again.`);
    await pause(LOOK_MS);
  }
}
