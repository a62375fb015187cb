import type { Correction } from '@b1fuchs/contracts';
import { findArticleErrors } from './find-article-errors.js';
import { findConjugationErrors } from './find-conjugation-errors.js';
import { findMissingEndMarks, findSmallSentenceStarts } from './find-sentence-errors.js';
import { findLocalErrors, localFeedback } from './local-feedback.js';

/** The text with all corrections applied; each must stand where it says. */
function repaired(text: string, corrections: Correction[]): string {
  return corrections
    .toSorted((a, b) => b.offset - a.offset)
    .reduce((current, { original, corrected, offset, length }) => {
      expect(current.slice(offset, offset + length)).toBe(original);
      return current.slice(0, offset) + corrected + current.slice(offset + length);
    }, text);
}

describe('articles', () => {
  test.each([
    ['Die Haus ist groß.', 'Das Haus ist groß.'],
    ['Ich suche ein Wohnung.', 'Ich suche eine Wohnung.'],
    ['Ich kaufe einen Auto und den Buch.', 'Ich kaufe ein Auto und das Buch.'],
    ['Wir feiern.\nDas Kurs beginnt.', 'Wir feiern.\nDer Kurs beginnt.'],
  ])('%p becomes %p', (wrong, right) => {
    expect(repaired(wrong, findArticleErrors(wrong))).toBe(right);
  });

  test.each([
    'Das Haus in der Stadt ist eine Überraschung.',
    'Ich fahre mit dem Auto zu der Party und in die Stadt.',
    'Ich besuche die Kurse und den Kurs.',
    'Die Wohnungen, die Häuser und die Kinos gefallen mir.',
    'Der Internet-Zugang und die Hausparty kosten nichts.',
    'Ich kenne das Mädchen, das Party machen will.',
    'Es gibt in einer Woche ein Geschenk.',
  ])('%p stays', (text) => {
    expect(findArticleErrors(text)).toEqual([]);
  });
});

describe('conjugation', () => {
  test.each([
    ['Ich hat Zeit, aber du bin müde.', 'Ich habe Zeit, aber du bist müde.'],
    ['Morgen er komme? Nein, wir ist hier.', 'Morgen er komme? Nein, wir sind hier.'],
    ['weil er möchtest kommen', 'weil er möchte kommen'],
  ])('%p becomes %p', (wrong, right) => {
    expect(repaired(wrong, findConjugationErrors(wrong))).toBe(right);
  });

  test.each([
    'Ich habe Zeit, du hast Glück, er ist da, wir sind froh.',
    'Meine Schwester und ich sind müde, und er sein Auto verkauft hat.',
    'Ich weiß nicht, ob ich kommen kann und du gehen willst.',
    'Sie sagt, er habe Zeit. Ihr seid nett.',
  ])('%p stays', (text) => {
    expect(findConjugationErrors(text)).toEqual([]);
  });
});

describe('sentence starts and ends', () => {
  test('a small letter at the start of a sentence becomes a capital', () => {
    const text = 'hallo Anna! wie geht es dir? mir geht es gut.\n\ndas ist schön. über alles.';
    expect(repaired(text, findSmallSentenceStarts(text))).toBe(
      'Hallo Anna! Wie geht es dir? Mir geht es gut.\n\nDas ist schön. Über alles.',
    );
  });

  test.each(['Liebe Anna,\nvielen Dank für alles.', 'Wir treffen uns z. B. im Park am 3. oder am Nr. 5.'])('%p stays', (text) => {
    expect(findSmallSentenceStarts(text)).toEqual([]);
  });

  test('a paragraph that ends without a mark gets one', () => {
    const text = 'Ich komme gern zu deiner Party\n\nSag mir bitte, wann sie beginnt\nViele Grüße\nAli';
    expect(repaired(text, findMissingEndMarks(text))).toBe('Ich komme gern zu deiner Party.\n\nSag mir bitte, wann sie beginnt.\nViele Grüße\nAli');
  });

  test.each([
    'Liebe Anna,\n\nich komme gern. Viele Grüße, dein alter Freund Ali aus Köln',
    'Ich komme gern mit meiner\nSchwester zu dir!\n\nMit freundlichen Grüßen\nAli Reza Ahmadi Moghaddam Teheran',
    'Ich habe „gestern viel zu lange gearbeitet.“',
    'Betreff: Termin am Montag',
  ])('%p stays', (text) => {
    expect(findMissingEndMarks(text)).toEqual([]);
  });
});

test('the errors of all kinds come in the order of the text', () => {
  expect(findLocalErrors('ich hat ein Wohnung gefunden und du bist dabei').map(({ original, category }) => [original, category])).toEqual([
    ['ich', 'capitalization'],
    ['hat', 'agreement'],
    ['ein', 'gender'],
    ['dabei', 'punctuation'],
  ]);
});

test('each error is explained in English and Persian too', () => {
  expect(findLocalErrors('ich hat ein Wohnung gefunden und du bist dabei').map(({ translations }) => translations)).toEqual([
    { en: 'A sentence begins with a capital letter.', fa: 'اول جمله را با حرف بزرگ می‌نویسیم.' },
    { en: 'The verb form for “ich” is “habe”.', fa: 'شکل درست فعل برای «\u2068ich\u2069» کلمهٔ «\u2068habe\u2069» است.' },
    { en: '“Wohnung” is feminine: “die Wohnung”.', fa: '«\u2068Wohnung\u2069» مؤنث است: «\u2068die Wohnung\u2069».' },
    {
      en: 'At the end of a sentence there is a full stop, a question mark or an exclamation mark.',
      fa: 'در پایان جمله نقطه، علامت سؤال یا علامت تعجب می‌آید.',
    },
  ]);
});

test('local feedback says first that it was made locally, and has no criteria', () => {
  const expressions = [{ expression: 'Vielen Dank für …', usage: 'sich bedanken', example: 'Vielen Dank für die Einladung.' }];
  const feedback = localFeedback({ text: 'Ich hat eine Party.', topic: 'Party zum Einzug', section: 'teil1', expressions });
  expect(feedback.overallFeedback).toMatch(/^Hinweis: Diese Bewertung wurde lokal erstellt, da der Server nicht erreichbar war\./);
  expect(feedback.criteria).toEqual([]);
  expect(feedback.recommendedExpressions).toEqual(expressions);
  expect(feedback.corrections).toHaveLength(1);
});
