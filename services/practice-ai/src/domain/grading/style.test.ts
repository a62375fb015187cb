import { modelAnswers } from '../../../test/model-answers.js';
import { writingTasks } from '../writing-tasks/writing-tasks.js';
import { describeStyle, letterForm } from './style.js';

const informal = (text: string) => letterForm(text, 'teil1');
const formal = (text: string) => letterForm(text, 'teil3');

describe('the form of a letter', () => {
  test.each(writingTasks.filter(({ section }) => section !== 'teil2'))('of the model answer to $title is complete', ({ id, section }) => {
    expect(letterForm(modelAnswers[id] ?? '', section)).toEqual({ greeting: true, closing: true, mixesDuAndSie: false, wrongAddress: false });
  });

  test.each(['Liebe Anna,', 'Lieber Paul!', 'Hallo Peter,', 'Hi Tom,', 'Guten Tag, Nina,', 'Grüß dich, Max!', '\n  hallo ihr beiden'])('“%s” greets a friend', (line) => {
    expect(informal(`${line}\n\nwie geht es dir?`).greeting).toBe(true);
  });

  test.each(['Sehr geehrte Damen und Herren,', 'Sehr geehrter Herr Vogt,', 'Guten Tag, Frau Brandt,', 'Liebe Frau Seidel,'])('“%s” greets formally', (line) => {
    expect(formal(`${line}\n\nich schreibe Ihnen.`).greeting).toBe(true);
  });

  test('a greeting may follow a line that names the subject', () => {
    expect(formal('Betreff: Termin am Mittwoch\n\nSehr geehrte Frau Lindner,\n\nich kann nicht kommen.').greeting).toBe(true);
  });

  test.each(['Hallo Frau Lindner,', 'Hi,', 'Hey Chef,'])('“%s” is no greeting for a formal message', (line) => {
    expect(formal(`${line}\n\nich kann nicht kommen.`).greeting).toBe(false);
  });

  test('a greeting in the middle of a letter is none', () => {
    expect(informal('Wie geht es dir?\nMir geht es gut.\nIch war krank.\nAber jetzt bin ich gesund.\nHallo Peter, hörst du?').greeting).toBe(false);
    expect(informal('Liebevoll habe ich gekocht.').greeting).toBe(false);
  });

  test.each(['Viele Grüße\nAli', 'Liebe Grüße, Sara', 'Herzliche Grüsse\nTom', 'Viele Grüse\nAmir', 'Bis bald\nLeo', 'Bis Samstag!\nOmar', 'Mach’s gut', 'LG Nina', 'Deine Sara', 'Dein Paul.'])(
    '“%s” closes a letter to a friend',
    (line) => {
      expect(informal(`Hallo,\n\nwie geht es dir?\n\n${line}`).closing).toBe(true);
    },
  );

  test.each(['Mit freundlichen Grüßen\nOmar Hassan', 'Mit freundlichen Gruessen\nOmar Hassan', 'Mit besten Grüßen', 'Freundliche Grüße', 'Mit freundlichem Gruß', 'Mit freundliche Grüßen\nOmar Hassan', 'MfG Hassan'])(
    '“%s” closes a formal message',
    (line) => {
      expect(formal(`Sehr geehrte Frau Seidel,\n\nich komme.\n\n${line}`).closing).toBe(true);
    },
  );

  test('neither a name after “dein” nor greetings sent in the first line close a letter', () => {
    expect(informal('Hallo Tom,\n\nkommt dein Bruder Max auch mit? Sag mir bitte Bescheid.').closing).toBe(false);
    expect(informal(`Hallo Tom,\n\nviele Grüße aus Wien! ${'Das Wetter ist schön und wir gehen viel spazieren. '.repeat(5)}`).closing).toBe(false);
  });
});

describe('du and Sie', () => {
  test.each([
    ['Hallo Tom, wie geht es dir? Können Sie mir helfen?', true],
    ['Hallo Tom, hast du Zeit? Bitte bringen Sie Ihr Buch mit.', true],
    ['Hallo Tom, hast du Zeit? Meine Eltern kommen auch. Sie freuen sich.', false],
    ['Hallo Tom, hast du ihre Nummer? Ich habe ihnen geschrieben.', false],
    ['Hallo Tom, ich war an der Universität in Indien.', false],
  ])('“%s” mixes them: %s', (text, mixes) => {
    expect(informal(text).mixesDuAndSie).toBe(mixes);
  });

  test('a contribution to a discussion may quote either', () => {
    expect(letterForm('Man sagt: „Du musst.“ Ich frage Sie, warum.', 'teil2').mixesDuAndSie).toBe(false);
  });

  test.each([
    ['teil3', 'Sehr geehrte Frau Lindner, hast du einen Termin für mich?', true],
    ['teil3', 'Sehr geehrte Frau Lindner, haben Sie einen Termin für mich?', false],
    ['teil1', 'Hallo Tom, können Sie mir helfen?', true],
    ['teil1', 'Hallo Tom, kannst du mir helfen?', false],
  ] as const)('in %s “%s” is the wrong form: %s', (section, text, wrong) => {
    expect(letterForm(text, section).wrongAddress).toBe(wrong);
  });
});

describe('what the learner hears about the style', () => {
  const form = { greeting: true, closing: true, mixesDuAndSie: false, wrongAddress: false };

  test.each([
    ['teil1', form, 'persönlichen Brief: freundlich'],
    ['teil3', form, 'formellen Nachricht: höflich'],
    ['teil1', { ...form, mixesDuAndSie: true }, 'Sie mischen „du“ und „Sie“'],
    ['teil3', { ...form, wrongAddress: true }, 'schreibt man „Sie“ und „Ihr“, nicht „du“'],
    ['teil1', { ...form, wrongAddress: true }, 'schreibt man „du“ und „dein“, nicht „Sie“'],
    ['teil1', { ...form, greeting: false }, 'Es fehlt noch die Anrede.'],
    ['teil3', { ...form, greeting: false, closing: false }, 'Es fehlen noch die Anrede und der Gruß am Ende.'],
    ['teil2', { ...form, greeting: false, closing: false }, 'Diskussionsbeitrag'],
  ] as const)('in %s fits what was found', (section, found, words) => {
    expect(describeStyle(found, section)).toContain(words);
  });
});
