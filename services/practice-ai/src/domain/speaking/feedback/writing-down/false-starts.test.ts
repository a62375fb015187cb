import { dropFalseStarts } from './false-starts.js';
import { asSaid, edit } from './written.js';

const without = (text: string): string => edit(asSaid(text), dropFalseStarts(text)).text;

describe('what is no word of an answer', () => {
  test.each([
    ['Ich äh mag Kuchen.', 'Ich mag Kuchen.'],
    ['Ähm, ich komme aus Polen.', 'ich komme aus Polen.'],
    ['ich, äh, komme hm aus ähm polen', 'ich komme aus polen'],
    ['Das ist gut. Ähm ich komme.', 'Das ist gut. ich komme.'],
    ['Ich komme am Samstag äh.', 'Ich komme am Samstag.'],
    ['Mhm\n\nja', '\n\nja'],
  ])('sounds: “%s”', (said, words) => {
    expect(without(said)).toBe(words);
  });

  test.each([
    ['ich ich komme', 'ich komme'],
    ['Ich … ich komme', 'ich komme'],
    ['ich äh ich komme', 'ich komme'],
    ['ich komme ich komme aus aus Polen', 'ich komme aus Polen'],
    ['und und und dann', 'und dann'],
    ['wir gehen in die wir gehen in die Stadt', 'wir gehen in die wir gehen in die Stadt'],
    ['die äh die Sprache', 'die Sprache'],
    ['ich lerne äh die die Sprache', 'ich lerne die Sprache'],
  ])('words said twice: “%s”', (said, words) => {
    expect(without(said)).toBe(words);
  });

  test.each([
    ['am Montag, nein, am Dienstag', 'am Dienstag'],
    ['ich gehe mit mein äh mit meinem Bruder', 'ich gehe mit meinem Bruder'],
    ['ich gehe mit mein meinem Bruder', 'ich gehe mit meinem Bruder'],
    ['der äh die Wohnung ist klein', 'die Wohnung ist klein'],
    ['gestern ich habe ich bin gegangen', 'gestern ich bin gegangen'],
    ['ich komme ähm ich gehe nach Hause', 'ich gehe nach Hause'],
    ['das finde ich gut ähm ich kann kommen', 'das finde ich gut ich kann kommen'],
    ['wir treffen uns um acht Uhr ich meine um neun Uhr', 'wir treffen uns um neun Uhr'],
  ])('what somebody corrects at once: “%s”', (said, words) => {
    expect(without(said)).toBe(words);
  });

  test.each([
    'Es gibt Leute, die die Sprache lernen.',
    'weil sie sie mag',
    'Nein, ich komme nicht.',
    'Das geht nicht, nein, leider.',
    'Meine Mutter hat ihr ihre Tasche gegeben.',
    'Ich lese ich schwimme ich tanze',
    'Ich mag Kuchen. Ich mag Kuchen.',
    'um 10 10 Euro',
    'Ich lese ich schwimme',
    'Ich mag eh keinen Kaffee.',
    '',
  ])('but “%s” stays', (said) => {
    expect(without(said)).toBe(said);
  });
});
