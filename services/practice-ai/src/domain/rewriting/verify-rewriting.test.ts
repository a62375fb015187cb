import { verifyRewriting } from './verify-rewriting.js';

const source = 'Hallo Frau Weber,\n\nich hab um 10 Uhr Zeit. Kannst du kommen?\n\nTschüss\nReza';
const refinedText = 'Sehr geehrte Frau Weber,\n\nich habe um 10 Uhr Zeit. Könnten Sie kommen?\n\nMit freundlichen Grüßen\nReza';
const change = { original: 'Kannst du', improved: 'Könnten Sie', explanation: 'Höfliche Bitten stehen im Konjunktiv II.' };
const point = { point: 'In formellen Texten benutzt man die Sie-Form.', example: '„Kannst du“ → „Könnten Sie“' };
const whole = { refinedText, changes: [change], learningPoints: [point] };

const verified = (changes: Partial<typeof whole>) => verifyRewriting(source, { ...whole, ...changes });

describe('a rewriting', () => {
  test('that holds is kept with its changes and points, each ended by a mark', () => {
    expect(verified({})).toEqual({ refinedText, changes: [change], learningPoints: [{ ...point, example: `${point.example}.` }] });
  });

  test('with line ends of Windows is the same', () => {
    expect(verified({ refinedText: refinedText.replaceAll('\n', '\r\n') })?.refinedText).toBe(refinedText);
  });

  test('keeps an address whatever mark follows it, and takes a text of Windows that comes back unchanged', () => {
    const addressed = (text: string, mark: string): string => text.replace('kommen?', `kommen? Schreib an anna@beispiel.de${mark}`);
    expect(verifyRewriting(addressed(source, '!'), { ...whole, refinedText: addressed(refinedText, '.') })).toBeDefined();
    expect(verifyRewriting(source.replaceAll('\n', '\r\n'), { refinedText: source, changes: [], learningPoints: [] })?.refinedText).toBe(source);
  });

  test.each([
    ['another time', refinedText.replace('10', '11')],
    ['an address that was not there', refinedText.replace('kommen?', 'kommen? Mehr auf www.beispiel.de')],
    ['markup', refinedText.replace('Könnten', '<b>Könnten</b>')],
    ['letters of another script', refinedText.replace('Reza', 'رضا')],
    ['half of the text left out', 'Sehr geehrte Frau Weber, 10'],
    ['much that was added', `${refinedText} ${'Ich freue mich sehr. '.repeat(9)}`],
    ['its lines run together', refinedText.replaceAll('\n', ' ')],
    ['nothing', ''],
  ])('with %s is dropped', (_what, text) => {
    expect(verified({ refinedText: text })).toBeUndefined();
  });

  test.each([
    ['words that are not in the source', { ...change, original: 'Können Sie' }],
    ['words that are not in the result', { ...change, improved: 'Würden Sie' }],
    ['no change', { ...change, original: 'Weber', improved: 'Weber' }],
    ['an explanation that is none', { ...change, explanation: '<script>alert(1)</script>' }],
  ])('a change with %s is left out', (_what, wrong) => {
    expect(verified({ changes: [wrong, change] })?.changes).toEqual([change]);
    expect(verified({ changes: [wrong] })).toBeUndefined();
  });

  test('an unchanged text needs no change', () => {
    expect(verified({ refinedText: source, changes: [] })?.refinedText).toBe(source);
  });

  test('twelve changes and four points at most', () => {
    const many = verified({ changes: Array.from({ length: 20 }, () => change), learningPoints: Array.from({ length: 9 }, () => point) });
    expect([many?.changes.length, many?.learningPoints.length]).toEqual([12, 4]);
  });
});
