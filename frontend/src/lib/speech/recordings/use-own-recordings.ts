import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createOwnRecordings, type OwnRecording } from './own-recordings.js';

const NONE: readonly OwnRecording[] = [];

/** What the learner said on this page, to be heard again; leaving the page lets it go. */
export function useOwnRecordings() {
  const [store] = useState(() => createOwnRecordings({ create: (blob) => URL.createObjectURL(blob), revoke: (address) => URL.revokeObjectURL(address) }));
  const byMessage = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => store.clear, [store]);

  return useMemo(
    () => ({
      /** Of a sent message, in their order. */
      of: (messageKey: string): readonly OwnRecording[] => byMessage.get(messageKey) ?? NONE,
      add: store.add,
      attach: store.attach,
      dropUnsent: store.dropUnsent,
      clear: store.clear,
    }),
    [byMessage, store],
  );
}
