import { shortcutOf } from './shortcuts.js';

const pressed = (key: string, changes: Partial<Parameters<typeof shortcutOf>[0]> = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...changes });
const front = { isRevealed: false, mode: 'cards' } as const;
const back = { isRevealed: true, mode: 'cards' } as const;

test.each([
  [' ', front, 'reveal'],
  ['Enter', front, 'reveal'],
  ['1', back, 'unknown'],
  ['ArrowLeft', back, 'unknown'],
  ['2', back, 'known'],
  ['ArrowRight', back, 'known'],
  ['r', front, 'repeat'],
  ['R', back, 'repeat'],
  ['u', front, 'undo'],
] as const)('%j does what it should', (key, situation, action) => {
  expect(shortcutOf(pressed(key), situation)).toEqual({ action });
});

test.each([
  ['1', front],
  ['2', front],
  ['ArrowRight', front],
  [' ', back],
  ['Enter', back],
  ['x', back],
] as const)('%j does nothing where it could only be a mistake', (key, situation) => {
  expect(shortcutOf(pressed(key), situation)).toBeNull();
});

test('in the article drill 1, 2 and 3 choose the article before the card is turned', () => {
  const drill = { isRevealed: false, mode: 'article' } as const;
  expect(['1', '2', '3'].map((key) => shortcutOf(pressed(key), drill))).toEqual(['der', 'die', 'das'].map((article) => ({ action: 'article', article })));
  expect(shortcutOf(pressed('1'), { ...drill, isRevealed: true })).toEqual({ action: 'unknown' });
});

test('the browser’s own shortcuts and keys that are held down are left alone', () => {
  expect(shortcutOf(pressed('r', { ctrlKey: true }), front)).toBeNull();
  expect(shortcutOf(pressed('ArrowLeft', { altKey: true }), back)).toBeNull();
  expect(shortcutOf(pressed('2', { repeat: true }), back)).toBeNull();
});
