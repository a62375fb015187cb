import { useState } from 'react';

/**
 * What is typed for something that is in force elsewhere, in the address say. What was told comes back a moment later, when more
 * may have been typed: that stays. What is changed from outside (back, a link) takes the place of what was typed.
 * @param current what is in force now
 * @returns `typed` to show; `tell` is to hear what is going to be in force because of it
 */
export function useTyped<T>(current: T, areSame: (some: T, other: T) => boolean = Object.is) {
  const [typed, setTyped] = useState(current);
  const [known, setKnown] = useState({ current, told: current });
  if (!areSame(current, known.current)) {
    setKnown({ current, told: current });
    if (!areSame(current, known.told)) setTyped(current);
  }
  const tell = (told: T): void => setKnown((now) => ({ ...now, told }));
  return { typed, setTyped, tell };
}
