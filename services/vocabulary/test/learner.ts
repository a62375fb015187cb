import { addSelectedResponseSchema, dueFlashcardsResponseSchema, leitnerReviewResponseSchema, leitnerStatsSchema, type DueFlashcard, type Identity, type LeitnerReviewRequest, type LeitnerReviewResponse, type LeitnerStats } from '@b1fuchs/contracts';
import { readWords } from '@b1fuchs/lexicon';
import { someIdentity } from '@b1fuchs/testing';
import type { VocabularyUnderTest } from './vocabulary-under-test.js';

export const wordIds = readWords().map(({ id }) => id);

/** A learner whom nobody has met, with the first words of the list in their deck. */
export async function learnerWith(vocabulary: VocabularyUnderTest, words: number, changes: Partial<Identity> = {}) {
  const identity = { ...someIdentity(), ...changes };
  if (words > 0) {
    const answer = await vocabulary.post('add-selected', { flashcardIds: wordIds.slice(0, words) }, identity);
    expect(addSelectedResponseSchema.parse(answer.body)).toEqual({ addedCount: words });
  }
  return {
    identity,
    due: async (): Promise<DueFlashcard[]> => dueFlashcardsResponseSchema.parse((await vocabulary.get('leitner-due', identity).then(ok)).body).flashcards,
    stats: async (): Promise<LeitnerStats> => leitnerStatsSchema.parse((await vocabulary.get('leitner-stats', identity).then(ok)).body),
    answer: async (body: LeitnerReviewRequest): Promise<LeitnerReviewResponse> => leitnerReviewResponseSchema.parse((await vocabulary.post('leitner-review', body, identity).then(ok)).body),
  };
}

export function ok<Answer extends { status: number; body: unknown }>(answer: Answer): Answer {
  expect({ status: answer.status, body: answer.status === 200 ? undefined : answer.body }).toEqual({ status: 200, body: undefined });
  return answer;
}
