import { chooseGermanVoice, rateOf, type Voice } from './german-voice.js';

const voice = (name: string, lang: string, localService = true): Voice => ({ name, lang, localService });
const english = voice('Google US English', 'en-US', false);
const anna = voice('Anna', 'de-DE');
const enhanced = voice('Anna (Enhanced)', 'de-DE');
const viennese = voice('Michael', 'de_AT');

test('German is never read by a voice of another language', () => {
  expect(chooseGermanVoice([english, voice('Deborah', 'en-GB'), voice('Dev', 'del')])).toBeNull();
  expect(chooseGermanVoice([])).toBeNull();
});

test.each([
  ['any German voice before an English default', [english, viennese], viennese],
  ['the voice of Germany before that of Austria', [viennese, anna], anna],
  ['an enhanced voice before a basic one', [anna, enhanced], enhanced],
  ['a voice on the device before one from the network', [voice('Hedda', 'de-DE', false), anna], anna],
])('%s', (_name, voices, chosen) => {
  expect(chooseGermanVoice(voices)).toBe(chosen);
});

test('an enhanced voice speaks at 0.6, a basic one and plain synthesis at 0.7', () => {
  expect([enhanced, voice('Google Deutsch', 'de-DE', false), anna, null].map(rateOf)).toEqual([0.6, 0.6, 0.7, 0.7]);
});
