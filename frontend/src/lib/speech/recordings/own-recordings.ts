import type { Recording } from '../recognition/dictation-state.js';

export type OwnRecording = { id: number; address: string; durationMs: number };
/** By the message that they belong to. */
export type RecordingsByMessage = ReadonlyMap<string, readonly OwnRecording[]>;

/** Of one page; 30 answers of a minute are about 7 MB. */
export const RECORDINGS_KEPT = 30;
/** Where recordings are whose message is not sent yet. */
const UNSENT = '';

type Addresses = { create: (blob: Blob) => string; revoke: (address: string) => void };

/** The learner's last answers as sounds, in the memory of this page alone: they go nowhere and end with it. */
export function createOwnRecordings({ create, revoke }: Addresses) {
  let byMessage: RecordingsByMessage = new Map();
  let lastId = 0;
  const watchers = new Set<() => void>();

  function set(next: RecordingsByMessage): void {
    byMessage = next;
    for (const tell of watchers) tell();
  }
  const all = (): OwnRecording[] => [...byMessage.values()].flat();
  const without = (gone: readonly OwnRecording[]): RecordingsByMessage =>
    new Map([...byMessage].map(([key, list]) => [key, list.filter((recording) => !gone.includes(recording))] as const).filter(([, list]) => list.length > 0));
  function drop(gone: readonly OwnRecording[]): void {
    if (gone.length === 0) return;
    for (const { address } of gone) revoke(address);
    set(without(gone));
  }

  return {
    get: (): RecordingsByMessage => byMessage,
    subscribe: (tell: () => void): (() => void) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    /** A recording of the message that is being written. */
    add: ({ blob, durationMs }: Recording): void => {
      lastId += 1;
      const recording = { id: lastId, address: create(blob), durationMs };
      set(new Map(byMessage).set(UNSENT, [...(byMessage.get(UNSENT) ?? []), recording]));
      const oldest = all().sort((one, other) => one.id - other.id);
      drop(oldest.slice(0, Math.max(0, oldest.length - RECORDINGS_KEPT)));
    },
    /** The message is sent: what was recorded for it now belongs to it. */
    attach: (messageKey: string): void => {
      const unsent = byMessage.get(UNSENT);
      if (unsent === undefined) return;
      const next = new Map(byMessage).set(messageKey, unsent);
      next.delete(UNSENT);
      set(next);
    },
    /** The learner typed something else instead. */
    dropUnsent: (): void => drop(byMessage.get(UNSENT) ?? []),
    clear: (): void => drop(all()),
  };
}
