/** A text, icon or boundary colour and what it stands on; `least` is the contrast WCAG 2.2 AA asks for. */
export type ContrastPair = { front: string; back: string; least: 3 | 4.5 };

const text = (front: string, ...backs: string[]): ContrastPair[] => backs.map((back) => ({ front, back, least: 4.5 }));
const boundary = (front: string, ...backs: string[]): ContrastPair[] => backs.map((back) => ({ front, back, least: 3 }));

/** Every pair of tokens that meets on a screen. A token used without a pair here fails the test beside it. */
export const contrastPairs: ContrastPair[] = [
  ...text('ink', 'paper', 'sheet', 'grey-1', 'accent-soft', 'green-soft', 'red-soft', 'amber-soft', 'blue-soft'),
  ...text('grey-5', 'paper', 'sheet', 'grey-1'),
  ...text('grey-4', 'paper', 'sheet', 'grey-1'),
  ...text('on-accent', 'accent', 'accent-strong'),
  ...text('accent-text', 'paper', 'sheet', 'accent-soft', 'grey-1'),
  ...text('green', 'paper', 'sheet', 'green-soft'),
  ...text('red', 'paper', 'sheet', 'red-soft'),
  ...text('amber', 'paper', 'sheet', 'amber-soft'),
  ...text('blue', 'paper', 'sheet', 'blue-soft'),
  ...boundary('grey-3', 'paper', 'sheet', 'grey-1'),
  ...boundary('green', 'grey-2'),
  ...boundary('red', 'grey-2'),
  ...boundary('amber', 'grey-2'),
  ...boundary('focus', 'paper', 'sheet', 'grey-1', 'accent-soft', 'green-soft', 'red-soft', 'amber-soft', 'blue-soft'),
];
