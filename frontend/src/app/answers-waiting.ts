import { browserStorage } from '../lib/browser-storage.js';
import { keysWithPrefix, waitingAnswersPrefix } from '../lib/vocabulary/waiting-answers.js';

/** Do answers to flashcards of this learner wait in the browser? */
export function areAnswersWaiting(ownerId: string): boolean {
  try {
    return keysWithPrefix(browserStorage(), waitingAnswersPrefix(ownerId)).length > 0;
  } catch {
    return false;
  }
}
