import { narrowChange } from './narrow-change.js';

const narrowed = (original: string, corrected: string) => narrowChange({ original, corrected, offset: 100 });

describe('cutting a change down', () => {
  test.each([
    ['Ich fahre mit der Bus nach Hause.', 'Ich fahre mit dem Bus nach Hause.', 'der', 'dem', 14],
    ['weil ich habe keine Zeit', 'weil ich keine Zeit habe', 'habe keine Zeit', 'keine Zeit habe', 9],
    ['der', 'dem', 'der', 'dem', 0],
    ['Bus nach Hause.', 'Bus nach Hause!', 'Hause.', 'Hause!', 9],
    ['Ich weiß dass', 'Ich weiß, dass', 'weiß', 'weiß,', 4],
  ])('“%s” to “%s” keeps only the changed words', (original, corrected, from, to, offset) => {
    expect(narrowed(original, corrected)).toEqual({ original: from, corrected: to, offset: 100 + offset });
  });

  test.each([
    ['ich interessiere für Musik', 'ich interessiere mich für Musik', 'interessiere', 'interessiere mich', 4],
    ['Auto habe ich', 'Ein Auto habe ich', 'Auto', 'Ein Auto', 0],
    ['das ist ein sehr sehr gut', 'das ist ein sehr gut', 'sehr sehr', 'sehr', 12],
    ['aber doch', 'doch', 'aber doch', 'doch', 0],
  ])('“%s” to “%s” keeps a neighbour to mark', (original, corrected, from, to, offset) => {
    expect(narrowed(original, corrected)).toEqual({ original: from, corrected: to, offset: 100 + offset });
  });

  test('says that nothing differs', () => {
    expect(narrowed('ich gehe', 'ich gehe')).toBeUndefined();
  });

  test('leaves the text right when it is put in place', () => {
    const pairs = [['a b c', 'a c'], ['a b', 'b'], ['a', 'a b'], ['a\nb c', 'a b c'], ['a b a b', 'a b'], ['x  y', 'x y']] as const;
    for (const [original, corrected] of pairs) {
      const change = narrowChange({ original, corrected, offset: 0 });
      expect(change).toBeDefined();
      if (!change) continue;
      expect(original.slice(change.offset, change.offset + change.original.length)).toBe(change.original);
      expect(original.slice(0, change.offset) + change.corrected + original.slice(change.offset + change.original.length)).toBe(corrected);
    }
  });
});
