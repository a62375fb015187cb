import { cards } from '../test/builders.js';
import { answerCard, reveal, startSession, type StudySession } from './session.js';
import { openSessionStore } from './session-store.js';

const moment = { mode: 'cards', at: 1_000 } as const;
const answered = (session: StudySession): StudySession => answerCard(reveal(session, null), { ...moment, reviewId: 'r', isCorrect: true });

test('a session that is not over is found again on the same day, by the same learner', () => {
  const store = openSessionStore('user-1', '2026-03-02');
  store.begin(startSession(cards(2), moment), '2026-03-02');
  store.change(answered);
  expect(openSessionStore('user-1', '2026-03-02').get()?.answers).toHaveLength(1);
  expect(openSessionStore('user-2', '2026-03-02').get()).toBeNull();
});

test('one that is over, or of yesterday, is forgotten', () => {
  const over = openSessionStore('user-3', '2026-03-02');
  over.begin(startSession(cards(1), moment), '2026-03-02');
  over.change(answered);
  expect(openSessionStore('user-3', '2026-03-02').get()).toBeNull();
  const old = openSessionStore('user-4', '2026-03-02');
  old.begin(startSession(cards(1), moment), '2026-03-02');
  expect(openSessionStore('user-4', '2026-03-03').get()).toBeNull();
});

test('who listens is told of each step', () => {
  const store = openSessionStore('user-5', '2026-03-02');
  let told = 0;
  const leave = store.subscribe(() => (told += 1));
  store.begin(startSession(cards(1), moment), '2026-03-02');
  store.change(answered);
  leave();
  store.clear();
  expect(told).toBe(2);
});
