import type { Correction, ErrorCategory } from '@b1fuchs/contracts';
import { mergeCorrections, prepareTrials } from './merge-corrections.js';

const text = 'Hallo! Ich fahre mit mein Bruder in die Kino. Das ist gut.';

function correction(original: string, corrected: string, category: ErrorCategory = 'case'): Correction {
  const translations = { en: 'It is so.', fa: 'این‌طور است.' };
  return { original, corrected, explanation: 'Das ist so.', translations, category, offset: text.indexOf(original), length: original.length };
}
const own = [correction('mein', 'meinem')];

describe('own and proposed corrections', () => {
  test('a proposal is tried in its sentence, with the own corrections made', () => {
    const [trial] = prepareTrials(text, own, [correction('die', 'das')]);
    expect(trial).toMatchObject({
      instead: [],
      without: 'Ich fahre mit meinem Bruder in die Kino.',
      with: 'Ich fahre mit meinem Bruder in das Kino.',
    });
  });

  test('what is proposed once more, or comes to the same, is not tried', () => {
    expect(prepareTrials(text, own, [correction('mein', 'meinem'), correction('mit mein', 'mit meinem')])).toEqual([]);
  });

  test('a proposal that leaves as many or fewer errors is taken, one that leaves more is dropped', () => {
    const proposed = correction('die', 'das');
    const trials = prepareTrials(text, own, [proposed]);
    expect(mergeCorrections(own, trials, [{ without: 1, with: 0 }])).toEqual([...own, proposed]);
    expect(mergeCorrections(own, trials, [{ without: 1, with: 1 }])).toEqual([...own, proposed]);
    expect(mergeCorrections(own, trials, [{ without: 1, with: 2 }])).toEqual(own);
    expect(mergeCorrections(own, trials, [])).toEqual(own);
  });

  test('about the same words the own one wins, unless the engine finds more errors in its result', () => {
    const proposed = correction('mit mein Bruder', 'mit meinen Brüdern');
    const trials = prepareTrials(text, own, [proposed]);
    expect(trials[0]).toMatchObject({ instead: own, with: 'Ich fahre mit meinen Brüdern in die Kino.' });
    expect(mergeCorrections(own, trials, [{ without: 1, with: 1 }])).toEqual(own);
    expect(mergeCorrections(own, trials, [{ without: 1, with: 0 }])).toEqual([proposed]);
  });

  test('instead of a grave error there is never a lighter one', () => {
    const proposed = correction('mit mein Bruder', 'mit meinen Brüdern', 'punctuation');
    const trials = prepareTrials(text, own, [proposed]);
    expect(mergeCorrections(own, trials, [{ without: 1, with: 0 }])).toEqual([{ ...proposed, category: 'case' }]);
  });

  test('one own correction gives way once', () => {
    const both = [correction('mit mein Bruder', 'mit meinen Brüdern')];
    const wide = [correction('mit mein Bruder in die Kino', 'mit dem Bruder in das Kino')];
    const trials = [...prepareTrials(text, own, both), ...prepareTrials(text, own, wide)];
    expect(mergeCorrections(own, trials, [{ without: 1, with: 0 }, { without: 1, with: 0 }])).toEqual(both);
  });

  test('what lies in an endless sentence can’t be checked and is dropped', () => {
    const endless = `Ich habe ${'sehr '.repeat(200)}gern die Kino`;
    const proposed = { ...correction('die', 'das'), offset: endless.indexOf('die') };
    expect(prepareTrials(endless, [], [proposed])).toEqual([]);
  });
});
