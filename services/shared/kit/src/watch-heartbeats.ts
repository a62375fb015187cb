import type { EventEmitter } from 'node:events';

/** The driver looks after a server so often, and waits so long for its answer. */
export const [HEARTBEAT_MS, CONNECT_TIMEOUT_MS] = [5_000, 5_000];
const STUCK_MS = HEARTBEAT_MS + CONNECT_TIMEOUT_MS + 2_000;

type Heartbeat = { connectionId: string };

/**
 * Notices when the database driver waits for a heartbeat that never ends: each ends by an answer, a failure or the driver's own
 * time-out. Driver 7.8 may write one to a connection that its server has just closed and then wait for ever; from then on it
 * finds no server, also when the database is back (docs/decisions/0069-two-accounts-of-one-truth.md).
 * @param client of the driver @param nowMs only grows
 */
export function watchHeartbeats(client: EventEmitter, nowMs: () => number = () => performance.now()): { isStuck: () => boolean } {
  const begun = new Map<string, number>();
  const ended = ({ connectionId }: Heartbeat): void => void begun.delete(connectionId);
  client.on('serverHeartbeatStarted', ({ connectionId }: Heartbeat) => begun.set(connectionId, nowMs()));
  client.on('serverHeartbeatSucceeded', ended);
  client.on('serverHeartbeatFailed', ended);
  client.on('serverClosed', ({ address }: { address: string }) => begun.delete(address));
  return { isStuck: () => [...begun.values()].some((since) => nowMs() - since > STUCK_MS) };
}
