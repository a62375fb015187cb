import { browserStorage } from '../lib/browser-storage.js';

/** Do answers to flashcards of this learner wait in the browser (features/vocabulary/study/model/answer-queue.ts)? */
export function areAnswersWaiting(ownerId: string): boolean {
  const storage = browserStorage();
  try {
    return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index)).some((key) => key?.startsWith(`b1fuchs.study.${ownerId}.answer.`));
  } catch {
    return false;
  }
}
