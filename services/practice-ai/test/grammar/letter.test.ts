import { applied, correctionsOf } from './engines.js';

const letter =
  'Liebe Anna, vielen dank für deine Einladung zu deine Party. Ich freue mir sehr. Ich komme gern weil ich habe am Samstag frei. ' +
  'Ich bringe ein Kuchen mit. Kann ich mit meine Schwester kommen? Sie ist bei mir für zwei Wochen. Wir möchten mit dem Zug fahren ' +
  'und sind um 18 Uhr da. Was sollen wir noch mitbringen? Ich habe gehört das dein Bruder auch kommt. Ich habe ihn lange nicht gesehen. Viele Grüße, Ali';
const right =
  'Liebe Anna, vielen Dank für deine Einladung zu deiner Party. Ich freue mich sehr. Ich komme gern, weil ich am Samstag frei habe. ' +
  'Ich bringe einen Kuchen mit. Kann ich mit meiner Schwester kommen? Sie ist bei mir für zwei Wochen. Wir möchten mit dem Zug fahren ' +
  'und sind um 18 Uhr da. Was sollen wir noch mitbringen? Ich habe gehört, dass dein Bruder auch kommt. Ich habe ihn lange nicht gesehen. Viele Grüße, Ali';

describe('a learner’s letter', () => {
  test('is corrected where it is wrong and nowhere else', async () => {
    expect(applied(letter, await correctionsOf(letter))).toBe(right);
  });

  test('gets one correction for each error, with its category', async () => {
    const found = await correctionsOf(letter);
    expect(found.map(({ original, corrected, category }) => [original, corrected, category])).toEqual([
      ['dank', 'Dank', 'capitalization'],
      ['deine Party', 'deiner Party', 'case'],
      ['mir', 'mich', 'pronoun'],
      ['gern weil', 'gern, weil', 'punctuation'],
      ['habe am Samstag frei', 'am Samstag frei habe', 'verb-position'],
      ['ein Kuchen', 'einen Kuchen', 'case'],
      ['meine Schwester', 'meiner Schwester', 'case'],
      ['gehört das', 'gehört, dass', 'conjunction'],
    ]);
  });

  test('gets reasons that name the words at hand', async () => {
    const found = await correctionsOf(letter);
    const reasonFor = (original: string) => found.find((correction) => correction.original === original)?.explanation;
    expect(reasonFor('deine Party')).toBe('Nach „zu“ steht immer der Dativ: zu deiner Party.');
    expect(reasonFor('meine Schwester')).toBe('Nach „mit“ steht immer der Dativ: mit meiner Schwester.');
    expect(reasonFor('habe am Samstag frei')).toContain('„weil“');
  });

  test('stays as it is once corrected, also with line breaks of any system', async () => {
    expect(await correctionsOf(right)).toEqual([]);
    expect(await correctionsOf(right.replace('Anna, ', 'Anna,\r\n\r\n').replace(' Viele Grüße, Ali', '\r\n\r\nViele Grüße\r\nAli'))).toEqual([]);
  });
});
