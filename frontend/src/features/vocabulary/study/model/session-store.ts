import { remainingCards, type StudySession } from './session.js';

/** It outlives the screen: a look at the dashboard does not end a session. */
const stores = new Map<string, ReturnType<typeof createStore>>();

function createStore() {
  let current: { session: StudySession; day: string } | null = null;
  const listeners = new Set<() => void>();
  const put = (next: typeof current): void => {
    current = next;
    for (const tell of listeners) tell();
  };
  return {
    get: (): StudySession | null => current?.session ?? null,
    /** @param day the learner's day, 'yyyy-MM-dd' */
    begin: (session: StudySession, day: string): void => put({ session, day }),
    /** The next step of the session that is there. */
    change: (next: (session: StudySession) => StudySession): void => {
      if (current !== null) put({ ...current, session: next(current.session) });
    },
    clear: (): void => put(null),
    /** Whether there is something left to go on with on this day. */
    isUnfinished: (day: string): boolean => current?.day === day && remainingCards(current.session).length > 0,
    subscribe: (tell: () => void): (() => void) => {
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
      };
    },
  };
}
export type SessionStore = ReturnType<typeof createStore>;

/**
 * The learner's session on this page; one that is over, or of another day, is forgotten.
 * @param ownerId the signed-in user's id
 * @param day the learner's day
 */
export function openSessionStore(ownerId: string, day: string): SessionStore {
  const store = stores.get(ownerId) ?? createStore();
  if (!store.isUnfinished(day)) store.clear();
  stores.set(ownerId, store);
  return store;
}
