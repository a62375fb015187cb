import { refine, refined } from './refine.js';

const invitation = [
  'Liebe Anna,\n\nwie geht’s dir? Ich will dich zu meiner Party einladen. Kannst du mir sagen, ob du kommst?\n\nLiebe Grüße\nDeine Maria',
  'Guten Tag Anna,\n\nwie geht es Ihnen? Ich möchte Sie zu meiner Party einladen. Könnten Sie mir bitte sagen, ob Sie kommen?\n\nMit freundlichen Grüßen\nMaria',
] as const;
const plans = [
  'Hey Max,\n\nwas machst du am Wochenende? Ich will mit dir ins Kino gehen. Hast du Lust? Ruf mich an oder schreib mir ’ne Mail.\n\nLG\nTim',
  'Guten Tag Max,\n\nwas machen Sie am Wochenende? Ich möchte mit Ihnen ins Kino gehen. Haben Sie Lust? Rufen Sie mich bitte an oder schreiben Sie mir eine E-Mail.\n\nMit freundlichen Grüßen\nTim',
] as const;
const group = [
  'Hallo zusammen,\n\nhabt ihr die Infos gekriegt? Sagt mir bitte Bescheid!!\n\nTschüss\nEure Anna',
  'Sehr geehrte Damen und Herren,\n\nhaben Sie die Informationen bekommen? Sagen Sie mir bitte Bescheid.\n\nMit freundlichen Grüßen\nAnna',
] as const;
const enquiry = [
  'Sehr geehrte Damen und Herren,\n\nich benötige umgehend Informationen bezüglich des Kurses. Könnten Sie mir mitteilen, ob Sie noch freie Plätze haben? Ich bedanke mich bei Ihnen.\n\nMit freundlichen Grüßen\nAli Rezai',
  'Hallo zusammen,\n\nich brauche sofort Informationen wegen des Kurses. Könntet ihr mir sagen, ob ihr noch freie Plätze habt? Ich bedanke mich bei euch.\n\nLiebe Grüße\nAli Rezai',
] as const;
const thanks = [
  'Guten Tag Anna,\r\n\r\nich habe Ihren Brief erhalten und freue mich, Sie bald zu sehen. Haben Sie sich schon entschieden? Rufen Sie mich bitte an.\r\n\r\nMit freundlichen Grüßen\r\nAli',
  'Hallo Anna,\r\n\r\nich habe deinen Brief bekommen und freue mich, dich bald zu sehen. Hast du dich schon entschieden? Ruf mich bitte an.\r\n\r\nLiebe Grüße\r\nAli',
] as const;
const complaint = [
  'Hallo Frau Schmidt,\n\nich hab die Ware noch nicht gekriegt. Schicken Sie mir eine Antwort! Der Drucker ist kaputt.\n\nVG\nTom Becker',
  'Sehr geehrte Frau Schmidt,\n\nich habe die Ware noch nicht erhalten. Ich wäre Ihnen dankbar, wenn Sie mir eine Antwort schicken könnten. Der Drucker ist defekt.\n\nMit freundlichen Grüßen\nTom Becker',
] as const;

describe('a whole letter', () => {
  test.each([
    ['an invitation becomes formal', invitation, 'formal'],
    ['plans for the weekend become formal', plans, 'formal'],
    ['a message to a group becomes formal', group, 'formal'],
    ['an enquiry becomes a message to a group', enquiry, 'informal'],
    ['thanks become personal, and line ends of Windows stay', thanks, 'informal'],
    ['a complaint becomes a business letter', complaint, 'business'],
  ] as const)('%s', async (_name, [before, after], style) => {
    expect(await refined(before, style)).toBe(after);
  });

  test('gets its changes with reasons, points to learn and a friendly word', async () => {
    const { changes, learningPoints, styleAnalysis, overallFeedback } = await refine(invitation[0], 'formal');
    expect(changes.map(({ original, improved }) => [original, improved])).toEqual([
      ['Liebe Anna', 'Guten Tag Anna'],
      ['geht’s', 'geht es'],
      ['dir', 'Ihnen'],
      ['Ich will', 'Ich möchte'],
      ['dich', 'Sie'],
      ['Kannst du mir', 'Könnten Sie mir bitte'],
      ['du kommst', 'Sie kommen'],
      ['Liebe Grüße', 'Mit freundlichen Grüßen'],
      ['Deine Maria', 'Maria'],
    ]);
    for (const { explanation } of changes) expect(explanation).toMatch(/^[\p{Lu}„].{15,}[.“]$/u);
    expect(learningPoints.length).toBeGreaterThanOrEqual(1);
    expect(learningPoints.length).toBeLessThanOrEqual(4);
    expect(styleAnalysis).toContain('5-mal die du-Form');
    expect(styleAnalysis).toContain('die Anrede „Liebe Anna“');
    expect(overallFeedback).toContain('den Stil angepasst');
  });

  test('with errors names each error with its own reason first', async () => {
    const { changes, refinedText } = await refine('Ich freue mir auf die Reise und fahre mit mein Bruder.', 'formal');
    expect(refinedText).toBe('Ich freue mich auf die Reise und fahre mit meinem Bruder.');
    expect(changes.map(({ original, improved }) => [original, improved])).toEqual([
      ['mir', 'mich'],
      ['mein Bruder', 'meinem Bruder'],
    ]);
    expect(changes[1]?.explanation).toBe('Nach „mit“ steht immer der Dativ: mit meinem Bruder.');
  });

  test('keeps du where one place is not certain, and says so', async () => {
    const { refinedText, overallFeedback } = await refine('Hilfst du mir, dich zu verstehen?', 'formal');
    expect(refinedText).toBe('Hilfst du mir, dich zu verstehen?');
    expect(overallFeedback).toContain('prüfen Sie sie bitte selbst');
  });

  test('turns Sie into du where it is the reader, leaves it where it may be others, and says so', async () => {
    const before = 'Guten Tag Lisa,\n\ndanke für Ihre Nachricht. Ich habe die Kollegen gefragt. Sie haben mir geholfen. Wann kommen Sie?\n\nMit freundlichen Grüßen\nPaul';
    const { refinedText, overallFeedback } = await refine(before, 'informal');
    expect(refinedText).toBe('Hallo Lisa,\n\ndanke für deine Nachricht. Ich habe die Kollegen gefragt. Sie haben mir geholfen. Wann kommst du?\n\nLiebe Grüße\nPaul');
    expect(overallFeedback).toContain('kann auch andere Personen meinen');
  });

  test('goes on with a small letter after the greeting', async () => {
    const before = 'Hallo Tom,\n\nSie haben mir gesagt, dass Sie kommen.\n\nFreundliche Grüße\nNadia';
    expect(await refined(before, 'informal')).toBe('Hallo Tom,\n\ndu hast mir gesagt, dass du kommst.\n\nLiebe Grüße\nNadia');
  });

  test('keeps Sie for Frau Müller in a friendly letter, and du for the family in a careful one', async () => {
    const toMueller = 'Sehr geehrte Frau Müller,\n\nich danke Ihnen für Ihre Hilfe.\n\nMit freundlichen Grüßen\nAli Rezai';
    expect((await refine(toMueller, 'informal')).refinedText).toBe('Liebe Frau Müller,\n\nich danke Ihnen für Ihre Hilfe.\n\nViele Grüße\nAli Rezai');
    const toOma = 'Liebe Oma,\n\nwie geht es dir?\n\nLiebe Grüße\nDeine Tina';
    const oma = await refine(toOma, 'formal');
    expect(oma.refinedText).toBe(toOma);
    expect(oma.overallFeedback).toContain('sagt man auch in sorgfältigem Deutsch „du“');
  });
});
