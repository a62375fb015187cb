import { changeClosing, findClosings } from './closing.js';
import { changeGreeting, findGreeting } from './greeting.js';
import { letterParts } from './letter-parts.js';

const greetingIn = (text: string, style: 'formal' | 'informal' | 'academic') => changeGreeting(text, style)[0]?.replacement;

describe('a greeting', () => {
  test.each([
    ['Hallo Anna,', 'Guten Tag Anna'],
    ['Liebe Anna und lieber Tom,', 'Guten Tag Anna und Tom'],
    ['Hi!', 'Sehr geehrte Damen und Herren'],
    ['Hallo Herr Dr. Weber,', 'Sehr geehrter Herr Dr. Weber'],
    ['Liebe Frau Müller,', 'Sehr geehrte Frau Müller'],
    ['Liebe Familie Schmidt,', 'Sehr geehrte Familie Schmidt'],
    ['Liebe Anna, lieber Paul,', 'Guten Tag Anna und Paul'],
    ['Lieber Herr Nowak, liebe Frau Nowak,', 'Sehr geehrter Herr Nowak, sehr geehrte Frau Nowak'],
    ['Lieber Bürgermeister,', 'Sehr geehrter Herr Bürgermeister'],
    ['Ihr Lieben,', 'Sehr geehrte Damen und Herren'],
    ['Hallo Chef,', 'Lieber Chef'],
    ['Hallo liebe Nachbarn,', 'Liebe Nachbarn'],
    ['Hallo Team,', 'Sehr geehrtes Team'],
    ['Hey du, kommst du mit?', 'Guten Tag'],
  ])('%s becomes formal: %s', (text, better) => {
    expect(greetingIn(text, 'formal')).toBe(better);
  });

  test.each(['Sehr geehrte Frau Müller,', 'Guten Tag Anna,', 'Liebe Oma,', 'Liebe Kolleginnen und Kollegen,', 'Ich heiße Anna.'])('%s stays in a formal text', (text) => {
    expect(greetingIn(text, 'formal')).toBeUndefined();
  });

  test.each([
    ['Sehr geehrte Damen und Herren,', 'Hallo zusammen'],
    ['Sehr geehrter Herr Schulz,', 'Lieber Herr Schulz'],
    ['Guten Tag Anna,', 'Hallo Anna'],
    ['Sehr geehrtes Team,', 'Liebes Team'],
    ['Sehr geehrte Damen und Herren der Firma Reinhold,', 'Hallo zusammen'],
    ['Sehr geehrter Herr Nowak, sehr geehrte Frau Nowak,', 'Lieber Herr Nowak, liebe Frau Nowak'],
  ])('%s becomes personal: %s', (text, better) => {
    expect(greetingIn(text, 'informal')).toBe(better);
  });

  test('is looked for at the start of the text only, and is no matter of academic texts', () => {
    expect(findGreeting('Eins. Zwei. Drei. Hallo Anna,')).toBeUndefined();
    expect(greetingIn('Hallo Anna,', 'academic')).toBeUndefined();
  });
});

describe('a closing', () => {
  const closed = (text: string, style: 'formal' | 'informal') =>
    [...changeClosing(text, style, true)].sort((one, other) => other.from - one.from).reduce((result, { from, to, replacement }) => result.slice(0, from) + replacement + result.slice(to), text);

  test.each([
    ['Ich komme.\n\nLG\nAli', 'Ich komme.\n\nMit freundlichen Grüßen\nAli'],
    ['Ich komme.\n\nViele Grüße,\nAli', 'Ich komme.\n\nMit freundlichen Grüßen\nAli'],
    ['Ich komme. Liebe Grüße, deine Lisa', 'Ich komme. Mit freundlichen Grüßen Lisa'],
    ['Ich komme.\nBis bald!\nViele Grüße\nOmar', 'Ich komme.\nMit freundlichen Grüßen\nOmar'],
    ['Ich komme.\n\nMfG\nAli', 'Ich komme.\n\nMit freundlichen Grüßen\nAli'],
    ['Ich komme. Bis dann!\nAli', 'Ich komme.\n\nMit freundlichen Grüßen\nAli'],
    ['Ich komme.\n\nDrück dich\nDein Kumpel Ali', 'Ich komme.\n\nMit freundlichen Grüßen\nAli'],
    ['Ich komme.\n\nLG Ali', 'Ich komme.\n\nMit freundlichen Grüßen\nAli'],
    ['Ich komme.\n\nGruß, Ali', 'Ich komme.\n\nMit freundlichen Grüßen\nAli'],
    ['Ich komme.\r\n\r\nDein Ali', 'Ich komme.\r\n\r\nMit freundlichen Grüßen\r\nAli'],
    ['Ich komme.\n\nLG\nDeine Freundin Lisa', 'Ich komme.\n\nMit freundlichen Grüßen\nLisa'],
    ['Ich komme.\n\nViele Grüße aus Berlin\nAli', 'Ich komme.\n\nMit freundlichen Grüßen aus Berlin\nAli'],
    ['Ich komme.\n\nLiebe Grüße aus New York\nDein Ali', 'Ich komme.\n\nMit freundlichen Grüßen aus New York\nAli'],
    ['Ich komme.\nBis Samstag!\nViele Grüße\nAli', 'Ich komme.\nBis Samstag!\nMit freundlichen Grüßen\nAli'],
  ])('%j becomes formal', (before, after) => {
    expect(closed(before, 'formal')).toBe(after);
  });

  test('that suits the style stays', () => {
    expect(closed('Ich komme.\n\nMit freundlichen Grüßen\nAli', 'formal')).toBe('Ich komme.\n\nMit freundlichen Grüßen\nAli');
    expect(closed('Ich komme.\n\nBis bald\nAli', 'informal')).toBe('Ich komme.\n\nBis bald\nAli');
    expect(closed('Ich komme.\n\nMit freundlichen Grüßen aus Berlin\nAli', 'formal')).toBe('Ich komme.\n\nMit freundlichen Grüßen aus Berlin\nAli');
  });

  test('keeps its place in a personal letter', () => {
    expect(closed('Ich komme.\n\nMit freundlichen Grüßen aus Berlin\nAli', 'informal')).toBe('Ich komme.\n\nLiebe Grüße aus Berlin\nAli');
  });

  test('that says when one meets again is no mere formula', () => {
    expect(closed('Ich komme.\n\nBis Samstag!\nReza', 'formal')).toBe('Ich komme.\n\nBis Samstag!\nReza');
  });

  test.each([
    ['line breaks', '\n'],
    ['spaces', ' '],
    ['exclamation marks', '!'],
    ['marks and spaces', ' !'],
  ])('is looked for in no time before a wall of %s', (_name, brick) => {
    const wall = brick.repeat(10_000 / brick.length);
    const started = performance.now();
    for (const text of [`Ich komme.\nLiebe Grüße${wall}x`, `Ich komme.\nDein Ali${wall}x\nLG`, `Ich komme.${wall}x. LG\nAli`]) {
      findClosings(text);
      changeClosing(text, 'formal', true);
    }
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

test('a greeting that shares its line with the text is no part of the body', () => {
  expect(letterParts('Hi Leute, ich habe eine Frage. Was denkt ihr?').body).toEqual([
    { offset: 10, text: 'ich habe eine Frage.' },
    { offset: 31, text: 'Was denkt ihr?' },
  ]);
});

test('the body of a letter is what stands between greeting and closing', () => {
  const { body, greeted } = letterParts('Hallo Anna,\n\nich komme.\n\nLG\nAli\n\nP. S. Ich bringe auch noch meinen Hund mit.');
  expect(greeted).toBe('first-name');
  expect(body.map(({ text }) => text)).toEqual(['ich komme.', 'P. S. Ich bringe auch noch meinen Hund mit.']);
});
