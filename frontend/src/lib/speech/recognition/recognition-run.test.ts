import { RESTARTS_AT_MOST, runRecognition, type Alternatives, type RecognitionEnd } from './recognition-run.js';
import { FakeRecogniser, fakeClock } from './test/fakes.js';
import { interimText, phrases } from './transcript.js';

/** A run whose recognisers the test plays, newest last. */
function aRun({ alternatives = 5, make = () => new FakeRecogniser() }: { alternatives?: Alternatives; make?: () => FakeRecogniser } = {}) {
  const clock = fakeClock();
  const made: FakeRecogniser[] = [];
  const ends: RecognitionEnd[] = [];
  let text = '';
  let interim = '';
  const run = runRecognition({
    createRecogniser: () => {
      const recogniser = make();
      made.push(recogniser);
      return recogniser;
    },
    alternatives,
    elapsed: clock.now,
    later: clock.later,
    onTranscript: (transcript) => {
      text = phrases(transcript)
        .map((phrase) => phrase.text)
        .join(' ');
      interim = interimText(transcript);
    },
    onEnd: (end) => ends.push(end),
  });
  const current = (): FakeRecogniser => made.at(-1) ?? new FakeRecogniser();
  return { run, clock, made, ends, current, text: () => text, interim: () => interim };
}

test.each([5, 10] as const)('it listens to German, without a break, with interim results and %d alternatives', (alternatives) => {
  const { current } = aRun({ alternatives });
  expect(current()).toMatchObject({ lang: 'de-DE', continuous: true, interimResults: true, maxAlternatives: alternatives, isStarted: true });
});

test('when the browser ends it after a pause it begins again, and what was said stays', () => {
  const { current, made, clock, text, interim, ends } = aRun();
  current().hears(['guten Tag']);
  clock.pass(4_000);
  current().onend?.();
  current().hears(['ich heiße', false]);
  expect([made.length, text(), interim()]).toEqual([2, 'guten Tag ich heiße', 'ich heiße']);
  clock.pass(4_000);
  current().onend?.();
  current().hears(['ich komme aus Polen']);
  expect([made.length, text(), ends.length]).toEqual([3, 'guten Tag ich heiße ich komme aus Polen', 0]);
});

test('silence is no error: no-speech is ignored and the browser begins again', () => {
  const { current, made, clock, ends } = aRun();
  clock.pass(8_000);
  current().fails('no-speech');
  expect([made.length, ends]).toEqual([2, []]);
});

test('after ten ends in a row without a new word it is over', () => {
  const { current, made, clock, ends } = aRun();
  current().hears(['hallo']);
  for (let end = 0; end <= RESTARTS_AT_MOST; end += 1) {
    expect(ends).toEqual([]);
    clock.pass(8_000);
    current().onend?.();
  }
  expect(made).toHaveLength(1 + RESTARTS_AT_MOST);
  expect(ends).toMatchObject([{ error: null, failedAtOnce: false }]);
});

test('new words begin the count anew', () => {
  const { current, clock, ends, text } = aRun();
  for (let sentence = 1; sentence <= 30; sentence += 1) {
    current().hears([`Satz ${sentence}`]);
    clock.pass(5_000);
    current().onend?.();
    clock.pass(5_000);
    current().onend?.();
  }
  expect(ends).toEqual([]);
  expect(text().split('Satz')).toHaveLength(31);
});

test('sessions that end in the same moment are not used up in a second', () => {
  const { current, made, clock, ends } = aRun();
  current().onend?.();
  current().onend?.();
  expect(made).toHaveLength(2);
  clock.pass(299);
  expect(made).toHaveLength(2);
  clock.pass(1);
  expect(made).toHaveLength(3);
  expect(ends).toEqual([]);
});

test('a recogniser that throws when it starts is tried again', () => {
  let starts = 0;
  const { clock, text, current, ends } = aRun({
    make: () =>
      Object.assign(new FakeRecogniser(), {
        start: () => {
          starts += 1;
          if (starts < 3) throw new DOMException('already started', 'InvalidStateError');
        },
      }),
  });
  clock.pass(1_000);
  current().hears(['hallo']);
  expect([starts, text(), ends]).toEqual([3, 'hallo', []]);
});

test.each(['audio-capture', 'not-allowed', 'network', 'aborted', 'bad-grammar'])('%s ends it', (error) => {
  const { current, made, clock, ends } = aRun();
  clock.pass(3_000);
  current().hears(['hallo']);
  current().fails(error);
  expect(made).toHaveLength(1);
  expect(ends).toMatchObject([{ error, failedAtOnce: false, transcript: { frozen: [{ text: 'hallo' }] } }]);
});

test('an error before the first word, within two seconds, is one at once', () => {
  const early = aRun();
  early.clock.pass(1_900);
  early.current().fails('service-not-allowed');
  expect(early.ends).toMatchObject([{ failedAtOnce: true }]);
  const late = aRun();
  late.clock.pass(2_000);
  late.current().fails('service-not-allowed');
  expect(late.ends).toMatchObject([{ failedAtOnce: false }]);
});

test('after stopping the last words still come', () => {
  const { run, current, clock, ends, made } = aRun();
  current().endsOnStop = false;
  current().hears(['ich wohne', false]);
  run.stop();
  expect(ends).toEqual([]);
  clock.pass(500);
  current().hears(['ich wohne in Köln']);
  current().onend?.();
  expect(made).toHaveLength(1);
  expect(ends).toMatchObject([{ error: null, transcript: { frozen: [{ text: 'ich wohne in Köln', isFinal: true }] } }]);
});

test('last words that never come are not waited for; what was heard so far counts', () => {
  const { run, current, clock, ends } = aRun();
  current().endsOnStop = false;
  current().hears(['ich wohne', false]);
  run.stop();
  clock.pass(2_000);
  expect(ends).toMatchObject([{ error: null, transcript: { frozen: [{ text: 'ich wohne' }] } }]);
  expect(current().isAborted).toBe(true);
});

test('stopping between two sessions ends it at once', () => {
  const { run, current, clock, ends, made } = aRun();
  current().onend?.();
  current().onend?.();
  run.stop();
  clock.pass(10_000);
  expect([ends.length, made.length]).toEqual([1, 2]);
});

test('leaving ends it without a word', () => {
  const { run, current, clock, ends, text, made } = aRun();
  const [first] = made;
  current().hears(['hallo']);
  run.abort();
  first?.hears(['hallo'], ['wie geht es']);
  clock.pass(10_000);
  expect([ends, text(), made.length, first?.isAborted]).toEqual([[], 'hallo', 1, true]);
});
