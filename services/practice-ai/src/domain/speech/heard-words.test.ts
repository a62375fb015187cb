import type { HeardSegment } from '../../clients/speech/transcriber.js';
import { nothingHeard, wordsHeard } from './heard-words.js';

const segment = (text: string, changes: Partial<HeardSegment> = {}): HeardSegment => ({
  text,
  start: 0,
  end: 2,
  logProbability: -0.25,
  silenceProbability: 0.02,
  compression: 1.2,
  ...changes,
});
const said = (...segments: HeardSegment[]) => wordsHeard({ text: 'not read', seconds: 4, segments });

describe('what was said', () => {
  test('is the words of the segments with how sure the recognition was', () => {
    expect(said(segment(' Guten Tag.'), segment(' Ich heiße  Mina.\n', { start: 2.1, end: 4, logProbability: -0.5 }))).toEqual({
      text: 'Guten Tag. Ich heiße Mina.',
      segments: [
        { text: 'Guten Tag.', start: 0, end: 2, confidence: Math.exp(-0.25) },
        { text: 'Ich heiße Mina.', start: 2.1, end: 4, confidence: Math.exp(-0.5) },
      ],
    });
  });

  test('is the text alone where there are no segments', () => {
    expect(wordsHeard({ text: ' Guten Tag. ', seconds: undefined, segments: [] })).toEqual({ text: 'Guten Tag.', segments: [] });
  });

  test.each([
    ['probably silence, and unsure', { silenceProbability: 0.7, logProbability: -1.1 }],
    ['certainly silence', { silenceProbability: 0.95, logProbability: -0.2 }],
    ['no more than a guess', { silenceProbability: 0.1, logProbability: -2 }],
    ['in circles', { compression: 5.4 }],
    ['behind the end of the recording', { start: 4, end: 6 }],
  ])('leaves out what is %s', (_what, changes) => {
    expect(said(segment('Ich komme gern.'), segment('Danke.', changes)).text).toBe('Ich komme gern.');
  });

  test.each([
    ['unsure of a learner’s words', { silenceProbability: 0.1, logProbability: -1.2 }],
    ['sure of words in a noisy room', { silenceProbability: 0.75, logProbability: -0.3 }],
  ])('keeps what it is %s', (_what, changes) => {
    expect(said(segment('Danke.', changes)).text).toBe('Danke.');
  });
});

describe('words that recognition makes up', () => {
  test.each([
    'Untertitel der Amara.org-Community',
    'Untertitel im Auftrag des ZDF für funk, 2017',
    'Untertitelung im Auftrag des ZDF, 2020',
    'Untertitelung des ZDF, 2020',
    'Untertitelung aufgrund der Amara.org-Community',
    'Untertitel von Stephanie Geiges',
    'Untertitelung. BR 2018',
    'SWR 2020',
    'Copyright WDR 2021',
    'WDR mediagroup GmbH im Auftrag des WDR 2020',
    'Vielen Dank fürs Zuschauen!',
    'Vielen Dank für das Zuschauen. Vielen Dank für das Zuschauen.',
    'Thanks for watching!',
    '♪ Musik ♪',
    '[Musik]',
    '...',
    '',
    'Ich habe es nicht. Ich habe es nicht. Ich habe es nicht. Ich habe es nicht.',
  ])('%j alone is nothing', (text) => {
    expect(wordsHeard({ text, seconds: 3, segments: [] })).toEqual(nothingHeard);
    expect(said(segment(text))).toEqual(nothingHeard);
  });

  test.each([
    'Ich schaue gern Filme mit Untertiteln.',
    'Untertitel sind gut für mich.',
    'Untertitel von Filmen helfen mir beim Lernen.',
    'Vielen Dank.',
    'Vielen Dank für das Gespräch.',
    'Musik ist mein Hobby.',
    'Ich höre gern Musik.',
    'Ich sehe das ZDF.',
    'Ja. Ja. Ja.',
    'Ja. Ja. Ja. Ja. Genau.',
  ])('%j is said by learners', (text) => {
    expect(said(segment(text)).text).toBe(text);
  });
});
