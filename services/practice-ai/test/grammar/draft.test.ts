import { addWhereUntouched, amend, amendAll, draftText, newDraft, withoutOverlaps, type Finding } from '../../src/domain/grammar/draft.js';
import { cleanText } from '../../src/domain/grammar/clean-text.js';

const finding = (from: number, to: number, replacement: string, reason = 'Weil es so ist.'): Finding => ({
  from,
  to,
  replacement,
  category: 'case',
  explanation: { de: reason, en: `${reason} (en)`, fa: `${reason} (fa)` },
});

describe('a draft of a corrected sentence', () => {
  test('keeps the places of the learner’s sentence while repairs change its length', () => {
    const first = amendAll(newDraft('ich habe ein hund und ein katze'), [finding(13, 17, 'Hund'), finding(0, 3, 'Ich'), finding(26, 31, 'Katze')]);
    expect(draftText(first)).toBe('Ich habe ein Hund und ein Katze');
    const longer = amend(first, finding(9, 12, 'einen'));
    const second = amend(longer, finding(draftText(longer).indexOf('ein Katze'), draftText(longer).indexOf('ein Katze') + 3, 'eine'));
    expect(draftText(second)).toBe('Ich habe einen Hund und eine Katze');
    expect(second.changes.map(({ from, to, original, replacement }) => [from, to, original, replacement])).toEqual([
      [0, 3, 'ich', 'Ich'],
      [9, 12, 'ein', 'einen'],
      [13, 17, 'hund', 'Hund'],
      [22, 25, 'ein', 'eine'],
      [26, 31, 'katze', 'Katze'],
    ]);
  });

  test('joins a repair with the earlier ones that it meets, with both reasons', () => {
    const first = amend(newDraft('weil ich habe ein hund'), finding(18, 22, 'Hund', 'Nomen schreibt man groß.'));
    const second = amend(first, finding(9, 22, 'ein Hund habe', 'Das Verb steht am Ende.'));
    expect(draftText(second)).toBe('weil ich ein Hund habe');
    expect(second.changes).toEqual([
      {
        from: 9,
        to: 22,
        original: 'habe ein hund',
        replacement: 'ein Hund habe',
        category: 'case',
        explanation: {
          de: 'Nomen schreibt man groß. Das Verb steht am Ende.',
          en: 'Nomen schreibt man groß. (en) Das Verb steht am Ende. (en)',
          fa: 'Nomen schreibt man groß. (fa) Das Verb steht am Ende. (fa)',
        },
      },
    ]);
    const third = amend(second, finding(9, 17, 'einen Hund'));
    expect(draftText(third)).toBe('weil ich einen Hund habe');
    expect(third.changes.map(({ original, replacement }) => [original, replacement])).toEqual([['habe ein hund', 'einen Hund habe']]);
  });

  test('drops a change that a later repair takes back', () => {
    const first = amend(newDraft('der Mann'), finding(0, 3, 'den'));
    expect(amend(first, finding(0, 3, 'der')).changes).toEqual([]);
  });

  test('takes findings in their order of trust and none that meets another', () => {
    expect(withoutOverlaps([finding(4, 8, 'x'), finding(0, 5, 'y'), finding(8, 9, 'z')]).map(({ replacement }) => replacement)).toEqual(['x', 'z']);
    const draft = amend(newDraft('der alte Mann'), finding(4, 8, 'junge'));
    expect(draftText(addWhereUntouched(draft, [finding(0, 8, 'ein alter'), finding(9, 13, 'Herr')]))).toBe('der junge Herr');
  });
});

describe('a cleaned text', () => {
  test('has the length of the learner’s text and neither control characters nor lone surrogates', () => {
    const text = 'a\u0000b\uD800c\u200Bd\r\ne 👨‍👩‍👧 ü\uDC00\uFEFF';
    const clean = cleanText(text);
    expect(clean).toHaveLength(text.length);
    expect(clean).toContain('d\r\ne');
    expect(clean).not.toMatch(/[^\P{C}\n\r]/u);
  });
});
