import { withoutTakenBack } from './taken-back.js';

describe('what a learner takes back at once', () => {
  test.each([
    ['Wir fangen um acht an, nein Entschuldigung, um neun, weil mein Sohn noch schläft.', 'um neun, weil mein Sohn noch schläft.'],
    ['Ich kann am Montag nicht, aber am Dienstag, nein, am Mittwoch.', 'Ich kann am Montag nicht, aber am Mittwoch.'],
    ['Beim Programm könnten wir Lieder singen. Oder nein, lieber ein Quiz.', 'lieber ein Quiz.'],
    ['Erst die Kartons. Nein, warte, zuerst die Möbel.', 'zuerst die Möbel.'],
    ['Ich habe drei, ich meine vier Stühle.', 'vier Stühle.'],
    ['Um acht, nein, um neun, nein, um zehn.', 'um zehn.'],
  ])('goes: %s', (message, meant) => {
    expect(withoutTakenBack(message)).toBe(meant);
  });

  test.each(['Nein, am Montag kann ich nicht.', 'Das geht. Nein, das glaube ich nicht.', 'Ich finde, nein zu sagen ist schwer.', 'Gut!\nAm Samstag.', 'Heute ich bin krank, entschuldigung für meine Stimme.', 'Ich bin aufgeregt, Entschuldigung. Also ich habe viele Sachen.', 'Das ist gut, ich meine es ernst.', 'Am Samstag kann ich nicht, nein, da arbeite ich.', 'Meine Frau mag keinen Fisch, nein, den Salat mag sie.'])('stays: %s', (message) => {
    expect(withoutTakenBack(message)).toBe(message);
  });
});
