import { jest } from '@jest/globals';
import { questions } from './answer.js';
import { createFoxMind } from './fox-mind.js';

const [help, , tips] = questions;
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('after the greeting Fuchs speaks for six seconds', () => {
  const mind = createFoxMind();
  expect(mind.get().state).toBe('idle');
  mind.greet({ isCelebration: false });
  expect(mind.get().state).toBe('speaking');
  jest.advanceTimersByTime(5_999);
  expect(mind.get().state).toBe('speaking');
  jest.advanceTimersByTime(1);
  expect(mind.get().state).toBe('idle');
});

test('a long streak is celebrated for six seconds', () => {
  const mind = createFoxMind();
  mind.greet({ isCelebration: true });
  jest.advanceTimersByTime(5_999);
  expect(mind.get().state).toBe('celebrating');
  jest.advanceTimersByTime(1);
  expect(mind.get().state).toBe('idle');
});

test('a question is thought about for 0.8 s, answered, and five seconds later Fuchs rests; the answer stays', () => {
  const mind = createFoxMind();
  mind.ask(help, 'So geht das.');
  expect(mind.get()).toEqual({ state: 'thinking', exchange: { question: help, answer: null } });
  jest.advanceTimersByTime(799);
  expect(mind.get().state).toBe('thinking');
  jest.advanceTimersByTime(1);
  expect(mind.get()).toEqual({ state: 'speaking', exchange: { question: help, answer: 'So geht das.' } });
  jest.advanceTimersByTime(4_999);
  expect(mind.get().state).toBe('speaking');
  jest.advanceTimersByTime(1);
  expect(mind.get()).toEqual({ state: 'idle', exchange: { question: help, answer: 'So geht das.' } });
});

test('a second question takes the place of the first, which is not answered any more', () => {
  const mind = createFoxMind();
  const said: (string | null | undefined)[] = [];
  mind.subscribe(() => said.push(mind.get().exchange?.answer));
  mind.ask(help, 'Hilfe');
  jest.advanceTimersByTime(700);
  mind.ask(tips, 'Tipp');
  jest.advanceTimersByTime(6_000);
  expect(said).toEqual([null, null, 'Tipp', 'Tipp']);
});

test('a greeting that comes during an answer does not interrupt it', () => {
  const mind = createFoxMind();
  mind.ask(help, 'So geht das.');
  mind.greet({ isCelebration: true });
  expect(mind.get().state).toBe('thinking');
  jest.advanceTimersByTime(800);
  mind.greet({ isCelebration: true });
  expect(mind.get().state).toBe('speaking');
  jest.advanceTimersByTime(5_000);
  mind.greet({ isCelebration: true });
  expect(mind.get().state).toBe('celebrating');
});

test('thanks are told unasked, and Fuchs rests after five seconds', () => {
  const mind = createFoxMind();
  mind.tell('Danke.');
  expect(mind.get()).toEqual({ state: 'speaking', exchange: { question: null, answer: 'Danke.' } });
  jest.advanceTimersByTime(5_000);
  expect(mind.get().state).toBe('idle');
});

test('on another page what was asked before is gone, also while it is thought about; a greeting goes on', () => {
  const mind = createFoxMind();
  mind.ask(help, 'So geht das.');
  mind.forget();
  jest.advanceTimersByTime(10_000);
  expect(mind.get()).toEqual({ state: 'idle', exchange: null });
  mind.greet({ isCelebration: false });
  mind.forget();
  expect(mind.get().state).toBe('speaking');
});

test('nothing happens any more once it was stopped', () => {
  const mind = createFoxMind();
  mind.ask(help, 'So geht das.');
  mind.stop();
  jest.advanceTimersByTime(10_000);
  expect(mind.get().state).toBe('thinking');
});
