import { translationOf } from './translation.js';

const house = { englishTranslation: 'house', persianTranslation: 'خانه' };

describe('what a word means', () => {
  test('is shown in the helper language', () => {
    expect(translationOf(house, 'english')).toEqual({ text: 'house', language: 'english' });
    expect(translationOf(house, 'persian')).toEqual({ text: 'خانه', language: 'persian' });
  });

  test('is shown in the other one where that is all there is', () => {
    expect(translationOf({ ...house, persianTranslation: '' }, 'persian')).toEqual({ text: 'house', language: 'english' });
    expect(translationOf({ ...house, englishTranslation: '' }, 'english')).toEqual({ text: 'خانه', language: 'persian' });
  });
});
