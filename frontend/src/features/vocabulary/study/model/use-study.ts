import type { DueFlashcard } from '@b1fuchs/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserStorage } from '../../../../lib/browser-storage.js';
import { learningDayOf } from '../../../../lib/learning-day.js';
import { toast, toastStore } from '../../../../lib/toast-store.js';
import { leitnerStatsQuery } from '../../api/study.js';
import { completeTexts } from '../wording.js';
import { createAnswerQueue } from './answer-queue.js';
import { countsOf, withCards, withoutCards } from './counts.js';
import { createKeptCards } from './kept-cards.js';
import { loadDueCards } from './load-due-cards.js';
import { answerCard, changeMode, currentCard, remainingCards, repeatSession, reveal, startSession, takeBack, type Attempt } from './session.js';
import { openSessionStore } from './session-store.js';
import { studyMode, type StudyMode } from './study-mode.js';
import { useAnswerSync } from './use-answer-sync.js';

const today = (): string => learningDayOf(new Date());
/** On a phone it would lie on the buttons of the next card. */
function dismissToast(): void {
  const shown = toastStore.current();
  if (shown !== null) toastStore.dismiss(shown.id);
}

/** The longest that the contract takes. */
const LONGEST_RESPONSE_S = 3_600;

/**
 * The learner's study session: its list is fixed when it begins, answers are kept and sent on their own, and it goes on where it
 * was left on the same day.
 * @param ownerId the signed-in user's id
 */
export function useStudy(ownerId: string) {
  const client = useQueryClient();
  const [{ queue, kept, store }] = useState(() => ({
    queue: createAnswerQueue(browserStorage(), ownerId),
    kept: createKeptCards(browserStorage(), ownerId),
    store: openSessionStore(ownerId, today()),
  }));
  const session = useSyncExternalStore(store.subscribe, store.get);
  const { data: stats } = useQuery(leitnerStatsQuery);

  /** The figures follow at once; a request under way would bring the old ones. */
  function moveCounts(move: typeof withCards, card: DueFlashcard): void {
    void client.cancelQueries({ queryKey: leitnerStatsQuery.queryKey });
    client.setQueryData(leitnerStatsQuery.queryKey, (figures) => figures && move(figures, [card], today()));
  }
  function makeDue(card: DueFlashcard): void {
    kept.putBack(card);
    moveCounts(withCards, card);
  }
  const sync = useAnswerSync({ ownerId, queue, store, onReturned: makeDue });

  const { mutate: load, error: failure } = useMutation({
    mutationFn: () => loadDueCards({ client, queue, kept, today: today() }),
    onSuccess: (cards) => {
      if (store.get() === null) store.begin(startSession(cards, { mode: studyMode.get(), at: Date.now() }), today());
    },
  });
  useEffect(() => {
    if (store.get() === null) load();
  }, [load, store]);

  function answer(isCorrect: boolean): void {
    const before = store.get();
    const card = before && currentCard(before);
    if (before === null || card === null || !before.isRevealed) return;
    const now = new Date();
    const reviewId = crypto.randomUUID();
    const seconds = Math.round((now.getTime() - before.shownAt) / 100) / 10;
    store.change((current) => answerCard(current, { mode: studyMode.get(), at: now.getTime(), reviewId, isCorrect }));
    if (!before.isRepeat) {
      kept.remove(card);
      moveCounts(withoutCards, card);
    }
    const responseTimeSeconds = Math.min(LONGEST_RESPONSE_S, Math.max(0, seconds));
    sync.add({ kind: 'review', request: { userFlashcardId: card.userFlashcardId, isCorrect, reviewId, responseTimeSeconds, answeredAt: now.toISOString() } }, now.getTime());
    const after = store.get();
    if (after !== null && remainingCards(after).length === 0) {
      toast({ title: completeTexts.title, description: completeTexts.reviewed(after.answers.length), tone: 'success', lang: 'en' });
    }
  }

  function undo(): void {
    const before = store.get();
    const last = before?.answers.at(-1);
    if (before === null || last === undefined) return;
    const now = Date.now();
    store.change((current) => takeBack(current, now));
    const card = before.cards.find(({ userFlashcardId }) => userFlashcardId === last.userFlashcardId);
    if (card !== undefined && !before.isRepeat) makeDue(card);
    sync.add({ kind: 'undo', request: { userFlashcardId: last.userFlashcardId, reviewId: last.reviewId } }, now);
  }

  return {
    session,
    /** Why there is no session; null while one is loading. */
    failure,
    /** Null where the figures are not known. */
    boxes: stats?.boxDistribution ?? null,
    counts: stats ?? countsOf(session === null ? [] : remainingCards(session), today()),
    sync,
    reveal: (attempt: Attempt | null): void => store.change((current) => reveal(current, attempt)),
    answer,
    undo,
    chooseMode: (mode: StudyMode): void => {
      studyMode.set(mode);
      store.change((current) => changeMode(current, { mode, at: Date.now() }));
    },
    repeat: (): void => {
      dismissToast();
      store.change((current) => repeatSession(current, { mode: studyMode.get(), at: Date.now() }));
    },
    /** A new session with what is due now. */
    startNew: (): void => {
      dismissToast();
      store.clear();
      load();
    },
  };
}
export type Study = ReturnType<typeof useStudy>;
