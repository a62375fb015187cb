import { EngineFailure } from '../../clients/engine-failure.js';
import { NOT_VERIFIED } from './notices.js';
import { takeAdvice } from './take-advice.js';

const text = 'Ich fahre mit der Bus.';
const explanation = { de: 'Nach „mit“ steht der Dativ.', en: 'After “mit” comes the dative.', fa: 'بعد از «mit» حالت داتیو می‌آید.' };
const advice = { corrections: [{ original: 'der Bus', corrected: 'dem Bus', explanation, category: 'case' as const }], overallFeedback: '' };
const silent = { check: () => Promise.resolve({ matches: [], sentenceRanges: [] }) };

describe('taking advice', () => {
  test('takes what the engine has nothing against', async () => {
    const { corrections, notice } = await takeAdvice({ text, own: [], answer: { answer: advice }, engine: silent });
    expect(corrections.map(({ original, corrected }) => [original, corrected])).toEqual([['der', 'dem']]);
    expect(notice).toBeUndefined();
  });

  test('takes nothing that the engine could not look at, and says so', async () => {
    const engine = { check: () => Promise.reject(new EngineFailure('grammar', 'timeout', 'no answer')) };
    expect(await takeAdvice({ text, own: [], answer: { answer: advice }, engine })).toEqual({ corrections: [], notice: NOT_VERIFIED });
  });

  test('without advice leaves our own corrections and passes the notice on', async () => {
    expect(await takeAdvice({ text, own: [], answer: {}, engine: silent })).toEqual({ corrections: [] });
    expect(await takeAdvice({ text, own: [], answer: { notice: 'So ist es.' }, engine: silent })).toEqual({ corrections: [], notice: 'So ist es.' });
  });
});
