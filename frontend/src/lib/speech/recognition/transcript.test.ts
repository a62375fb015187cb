import fc from 'fast-check';
import { bestAlternative, emptyTranscript, follow, interimText, phrases, settledPhrases, type HeardResult, type Transcript, type TranscriptEvent } from './transcript.js';

type Words = string | [text: string, confidence: number | null];
const result = (isFinal: boolean, words: Words): HeardResult => {
  const [text, confidence] = typeof words === 'string' ? [words, 0.9] : words;
  return { isFinal, alternatives: [{ text, confidence }] };
};
const final = (words: Words): HeardResult => result(true, words);
const interim = (words: Words): HeardResult => result(false, words);
const begin = (session: number): TranscriptEvent => ({ kind: 'session-started', session });
const end = (session: number): TranscriptEvent => ({ kind: 'session-ended', session });
const heard = (session: number, atMs: number, ...results: HeardResult[]): TranscriptEvent => ({ kind: 'heard', session, atMs, results });

const after = (...events: TranscriptEvent[]): Transcript => events.reduce(follow, emptyTranscript({ final: 5, interim: 3 }));
const settled = (transcript: Transcript): string[] => settledPhrases(transcript).map(({ text }) => text);
const all = (transcript: Transcript): string[] => phrases(transcript).map(({ text }) => text);

test('words grow, are confirmed, and the next ones follow', () => {
  const first = after(begin(1), heard(1, 500, interim('ich')), heard(1, 900, interim('ich wohne'), interim('in')));
  expect([settled(first), interimText(first)]).toEqual([[], 'ich wohne in']);
  const second = [heard(1, 1_500, final('ich wohne in Köln')), heard(1, 2_500, final('ich wohne in Köln'), interim('und'))].reduce(follow, first);
  expect([settled(second), interimText(second)]).toEqual([['ich wohne in Köln'], 'und']);
});

test('what ended sessions heard stays when the next one begins with an empty list', () => {
  const transcript = after(
    begin(1),
    heard(1, 1_000, final('guten Tag')),
    end(1),
    begin(2),
    heard(2, 5_000, final('ich heiße Anna')),
    end(2),
    begin(3),
    heard(3, 9_000, interim('ich komme')),
  );
  expect([settled(transcript), interimText(transcript)]).toEqual([['guten Tag', 'ich heiße Anna'], 'ich komme']);
});

test('words that were not confirmed when the session ended are kept', () => {
  expect(settled(after(begin(1), heard(1, 1_000, final('am Montag')), heard(1, 2_000, final('am Montag'), interim('gehe ich')), end(1)))).toEqual(['am Montag', 'gehe ich']);
});

test('unconfirmed words that come again in the next session are not doubled', () => {
  const transcript = after(begin(1), heard(1, 1_000, interim('ich gehe')), end(1), begin(2), heard(2, 2_000, final('Ich gehe nach Hause')));
  expect(all(transcript)).toEqual(['Ich gehe nach Hause']);
});

test('what the learner says twice on purpose stays double', () => {
  const transcript = after(begin(1), heard(1, 1_000, final('ja')), end(1), begin(2), heard(2, 3_000, final('ja')), heard(2, 5_000, final('ja'), final('ja natürlich')));
  expect(all(transcript)).toEqual(['ja', 'ja', 'ja natürlich']);
});

test('the same event twice, or one that is too late, changes nothing', () => {
  const once = after(begin(1), heard(1, 1_000, final('guten Tag')));
  expect(follow(once, heard(1, 1_010, final('guten Tag')))).toEqual(once);
  const ended = follow(once, end(1));
  expect(follow(ended, heard(1, 1_100, final('guten Tag')))).toBe(ended);
  const next = follow(ended, begin(2));
  expect(follow(next, heard(1, 1_200, final('guten Tag'), final('alle')))).toBe(next);
});

test('a session that was never reported as ended is frozen when the next one starts', () => {
  expect(settled(after(begin(1), heard(1, 1_000, interim('guten Tag')), begin(2)))).toEqual(['guten Tag']);
});

test('growing steps that Android confirms with confidence 0 are one phrase, from its first word on', () => {
  const steps = [final(['ich', null]), final(['ich wohne', null]), final(['ich wohne in', null]), final(['ich wohne in Köln', 0.8])];
  const transcript = steps.reduce((so, _step, index) => follow(so, heard(1, 1_000 + index * 300, ...steps.slice(0, index + 1))), after(begin(1)));
  expect(phrases(transcript)).toMatchObject([{ text: 'ich wohne in Köln', startMs: 1_000, endMs: 1_900 }]);
});

test('a confirmation that comes twice at once counts once', () => {
  const echo = after(begin(1), heard(1, 1_000, final('gerne')), heard(1, 1_100, final('gerne'), final('gerne')));
  expect(all(echo)).toEqual(['gerne']);
});

test('a short word that is confirmed as nothing is kept', () => {
  expect(settled(after(begin(1), heard(1, 1_000, interim('ja')), heard(1, 1_500, final('')), end(1)))).toEqual(['ja']);
  expect(settled(after(begin(1), heard(1, 1_000, final('gut'), interim('ja')), heard(1, 1_500, final('gut'), final(''))))).toEqual(['gut', 'ja']);
});

test('what Safari drops after a pause is kept, and a change of mind is none', () => {
  const before = after(begin(1), heard(1, 1_000, interim('ich war gestern im Kino')));
  expect(all(follow(before, heard(1, 4_000, interim('der Film'))))).toEqual(['ich war gestern im Kino', 'der Film']);
  expect(all(follow(before, heard(1, 1_300, interim('ich war'))))).toEqual(['ich war']);
  expect(all(follow(before, heard(1, 1_300, interim('Sicher war ich gestern im Kino'))))).toEqual(['Sicher war ich gestern im Kino']);
});

test('an empty list is no reason to forget', () => {
  expect(all(after(begin(1), heard(1, 1_000, interim('hallo')), heard(1, 1_200), heard(1, 1_300, interim(''))))).toEqual(['hallo']);
});

test('a phrase lasts from its first word to the last change, not to its confirmation', () => {
  const transcript = after(begin(1), heard(1, 1_000, interim('ich')), heard(1, 1_800, interim('ich gehe')), heard(1, 2_900, final('ich gehe')));
  expect(phrases(transcript)).toMatchObject([{ startMs: 1_000, endMs: 1_800 }]);
});

test('of ten alternatives a final result considers five and an interim one three; the most trusted is taken', () => {
  const alternatives = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs'].map((text, index) => ({ text, confidence: index / 10 }));
  expect(all(after(begin(1), heard(1, 1_000, { isFinal: true, alternatives })))).toEqual(['fünf']);
  expect(all(after(begin(1), heard(1, 1_000, { isFinal: false, alternatives })))).toEqual(['drei']);
  expect(phrases(after(begin(1), heard(1, 1_000, { isFinal: true, alternatives })))[0]?.alternatives).toHaveLength(5);
});

test('without confidences the first alternative is the best', () => {
  expect(bestAlternative([{ text: 'Buch', confidence: null }, { text: 'Bug', confidence: null }]).text).toBe('Buch');
  expect(bestAlternative([])).toEqual({ text: '', confidence: null });
});

test('however a recogniser cuts a talk into sessions and phrases, every word is there once', () => {
  /** A phrase of a session: how many words, and whether the session ends before it is confirmed. */
  const phrase = fc.record({ length: fc.integer({ min: 1, max: 6 }), isLast: fc.boolean(), isConfirmed: fc.boolean() });
  fc.assert(
    fc.property(fc.array(phrase, { minLength: 1, maxLength: 12 }), (plan) => {
      let transcript = after(begin(1));
      let session = 1;
      let atMs = 0;
      let list: HeardResult[] = [];
      const spoken: string[] = [];
      for (const { length, isLast, isConfirmed } of plan) {
        const words = Array.from({ length }, () => `Wort${spoken.push('') - 1}`);
        words.forEach((word, index) => (spoken[spoken.length - length + index] = word));
        for (let count = 1; count <= length; count += 1) transcript = follow(transcript, heard(session, (atMs += 200), ...list, interim(words.slice(0, count).join(' '))));
        if (isConfirmed || !isLast) transcript = follow(transcript, heard(session, (atMs += 700), ...(list = [...list, final(words.join(' '))])));
        if (!isLast) continue;
        transcript = [end(session), begin(session + 1)].reduce(follow, transcript);
        session += 1;
        list = [];
      }
      expect(all(transcript).join(' ').split(' ')).toEqual(spoken);
    }),
  );
});
