import { personal, type Declarations } from '@b1fuchs/kit';

/** What this service keeps of learners. Cards go before their answers, which are written from what waits in them. */
export const declarations: Declarations = {
  user_flashcards: personal('userId', { shown: { outbox: 0, pendingReviews: 0, answers: 0, undone: 0, version: 0 } }),
  flashcards: personal('ownerId'),
  flashcard_reviews: personal('userId'),
  vocabulary_days: personal('userId'),
  vocabulary_settings: personal('_id'),
};
