import { aCard, cardId, cards } from '../test/builders.js';
import { answerCard, changeMode, currentCard, giveBack, markUncounted, remainingCards, repeatSession, reveal, startSession, takeBack, tally, type StudySession } from './session.js';
import type { StudyMode } from './study-mode.js';

const at = 1_000;
const start = (count = 3, mode: StudyMode = 'cards'): StudySession => startSession(cards(count), { mode, at });
const answer = (session: StudySession, isCorrect: boolean, mode: StudyMode = 'cards'): StudySession =>
  answerCard(reveal(session, null), { mode, at: at + 5, reviewId: `review of ${session.currentId ?? 'nothing'}`, isCorrect });

test('the cards come in their order, each hidden at first, and the counters follow', () => {
  const second = answer(start(), true);
  expect(second).toMatchObject({ currentId: cardId(2), isRevealed: false, shownAt: at + 5 });
  const end = answer(answer(second, false), true);
  expect(end.currentId).toBeNull();
  expect(tally(end)).toEqual({ correct: 2, wrong: 1, total: 3 });
});

test('nothing is answered before the card is turned, nor after the last one', () => {
  const session = start();
  expect(answerCard(session, { mode: 'cards', at, reviewId: 'r', isCorrect: true })).toBe(session);
  const end = answer(start(1), true);
  expect(answer(end, true)).toBe(end);
});

test('a card that was turned by typing remembers what was typed, and is not turned twice', () => {
  const turned = reveal(start(), { kind: 'typed', text: 'Hous' });
  expect(turned.attempt).toEqual({ kind: 'typed', text: 'Hous' });
  expect(reveal(turned, null)).toBe(turned);
});

test('an answer taken back brings its card, turned, and its count goes', () => {
  const back = takeBack(answer(answer(start(), true), false), at + 9);
  expect(back).toMatchObject({ currentId: cardId(2), isRevealed: true, shownAt: at + 9 });
  expect(tally(back)).toEqual({ correct: 1, wrong: 0, total: 1 });
  expect(answer(back, true).currentId).toBe(cardId(3));
  expect(takeBack(takeBack(back, at), at)).toMatchObject({ currentId: cardId(1), answers: [] });
});

test('after the last card an answer can still be taken back', () => {
  expect(takeBack(answer(start(1), true), at).currentId).toBe(cardId(1));
});

test('the article drill passes over cards without an article; they are there in the other modes', () => {
  const list = [aCard({ userFlashcardId: cardId(1), article: null }), aCard({ userFlashcardId: cardId(2) })];
  const drill = startSession(list, { mode: 'article', at });
  expect(drill.currentId).toBe(cardId(2));
  const done = answer(drill, true, 'article');
  expect(done.currentId).toBeNull();
  expect(remainingCards(done)).toHaveLength(1);
  expect(changeMode(done, { mode: 'cards', at }).currentId).toBe(cardId(1));
});

test('a change of mode hides the card again, and takes another one only where it does not fit', () => {
  const turned = reveal(start(), null);
  expect(changeMode(turned, { mode: 'typing', at })).toMatchObject({ currentId: cardId(1), isRevealed: false });
  const list = [aCard({ userFlashcardId: cardId(1), article: null }), aCard({ userFlashcardId: cardId(2) })];
  expect(changeMode(startSession(list, { mode: 'cards', at }), { mode: 'article', at }).currentId).toBe(cardId(2));
});

test('a lost answer makes its card come again, after the one that is being looked at', () => {
  const second = answer(start(2), true);
  const returned = giveBack(second, `review of ${cardId(1)}`, { mode: 'cards', at });
  expect(returned.currentId).toBe(cardId(2));
  expect(answer(returned, true).currentId).toBe(cardId(1));
  const end = answer(second, true);
  expect(giveBack(end, `review of ${cardId(2)}`, { mode: 'cards', at }).currentId).toBe(cardId(2));
  expect(giveBack(end, 'unknown', { mode: 'cards', at })).toBe(end);
});

test('once more: the same cards from the first one, with new counters', () => {
  const again = repeatSession(answer(answer(start(2), true), false), { mode: 'cards', at });
  expect(again).toMatchObject({ currentId: cardId(1), answers: [], isRepeat: true });
  expect(currentCard(again)?.germanWord).toBe('das Haus');
});

test('an answer that moved nothing is marked', () => {
  const marked = markUncounted(answer(start(2), true), `review of ${cardId(1)}`);
  expect(marked.answers).toMatchObject([{ isUncounted: true }]);
});
