import { isPlaceholderText, leadingTopicWords, mentionsTopic } from '@b1fuchs/contracts';
import { problemWith, wordCountState } from './text-checks.js';

const words = (count: number): string => Array.from({ length: count }, (_, index) => `Wort${index}`).join(' ');

describe('whether a text can be analysed', () => {
  test('without a topic the learner is asked to choose one first', () => {
    expect(problemWith({ text: words(80), topic: null, section: 'teil1' })).toBe('Bitte wählen Sie zuerst ein Thema aus');
  });

  test('a text under 60 % of the recommended words is too short, with the numbers in the sentence', () => {
    expect(problemWith({ text: words(47), topic: 'Kino', section: 'teil1' })).toBe(
      'Ihr Text ist zu kurz. Bitte schreiben Sie mindestens 48 Wörter (80 empfohlen). Aktuell: 47 Wörter.',
    );
    expect(problemWith({ text: words(23), topic: 'Kino', section: 'teil3' })).toBe(
      'Ihr Text ist zu kurz. Bitte schreiben Sie mindestens 24 Wörter (40 empfohlen). Aktuell: 23 Wörter.',
    );
  });

  test('exactly the minimum is enough, whatever white space is between the words', () => {
    expect(problemWith({ text: words(48).replaceAll(' ', '\n \t'), topic: 'Kino', section: 'teil2' })).toBeNull();
    expect(problemWith({ text: words(24), topic: 'Kino', section: 'teil3' })).toBeNull();
  });

  test('a text over 10,000 characters is refused before it is sent', () => {
    expect(problemWith({ text: 'Das ist lang. '.repeat(800), topic: 'Kino', section: 'teil1' })).toContain('höchstens 10.000 Zeichen');
  });
});

test.each([
  [0, 'none'],
  [1, 'short'],
  [69, 'short'],
  [70, 'fitting'],
  [90, 'fitting'],
  [91, 'long'],
] as const)('%i of 80 recommended words are %s', (count, state) => {
  expect(wordCountState(count, 'teil1')).toBe(state);
});

describe('placeholder text', () => {
  test.each(['Lorem Ipsum dolor', 'Das ist ein BEISPIELTEXT', 'test123', 'placeholder'])('%s is recognised inside any text', (phrase) => {
    expect(isPlaceholderText(`${words(60)} ${phrase}`)).toBe(true);
  });

  test('few different words, even when there are many words, are filler', () => {
    expect(isPlaceholderText('bla blub Ich. '.repeat(30))).toBe(true);
    expect(isPlaceholderText(`${words(12)} `.repeat(6))).toBe(true);
  });

  test('a short answer in whole sentences is not filler', () => {
    const answer =
      'Sehr geehrte Frau Weber, leider kann ich am Montag nicht zu meinem Termin kommen, weil ich krank bin. Können wir einen neuen Termin finden? Mit freundlichen Grüßen Ali';
    expect(isPlaceholderText(answer)).toBe(false);
  });
});

describe('the words of the topic', () => {
  test('are its first two, without punctuation', () => {
    expect(leadingTopicWords('Urlaub: zu Hause oder am Strand?')).toEqual(['urlaub', 'zu']);
  });

  test('one of them in any case is enough', () => {
    expect(mentionsTopic('Wir gehen ins KINO.', 'Kino am Wochenende')).toBe(true);
    expect(mentionsTopic('Ich komme am Montag.', 'Kino am Wochenende')).toBe(true);
    expect(mentionsTopic('Ich lese ein Buch.', 'Kino am Wochenende')).toBe(false);
  });
});
