import type { Proposal } from './proposal.js';
import { verifyProposals } from './verify-proposals.js';

const text = 'Lieber Tobias,\n\nich fahre mit der Bus, weil ich habe keine Zeit. Der Bus ist kalt. Ich danke für dein Brief.';

const proposal = (original: string, corrected: string, changes: Partial<Proposal> = {}): Proposal => ({
  original,
  corrected,
  explanation: { de: 'Nach „mit“ steht der Dativ.', en: 'After “mit” comes the dative.', fa: 'بعد از «mit» حالت داتیو می‌آید.' },
  category: 'case',
  ...changes,
});
const verified = (...proposals: Proposal[]) => verifyProposals(text, proposals).map(({ original, corrected, offset }) => ({ original, corrected, offset }));

describe('verifying what a model proposes', () => {
  test('places a correction and gives it its explanations', () => {
    expect(verifyProposals(text, [proposal('mit der Bus', 'mit dem Bus')])).toEqual([
      {
        original: 'der',
        corrected: 'dem',
        explanation: 'Nach „mit“ steht der Dativ.',
        translations: { en: 'After “mit” comes the dative.', fa: 'بعد از «\u2068mit\u2069» حالت داتیو می‌آید.' },
        category: 'case',
        rule: 'language-model',
        offset: text.indexOf('der Bus'),
        length: 3,
      },
    ]);
  });

  test('drops one whose words are not in the text, or only a part of them', () => {
    expect(verified(proposal('mit die Bahn', 'mit der Bahn'), proposal('fahr', 'fuhr'), proposal('', 'Hallo'))).toEqual([]);
  });

  test('drops one that changes nothing', () => {
    expect(verified(proposal('mit der Bus', 'mit der Bus'), proposal(' kalt. ', 'kalt.'))).toEqual([]);
  });

  test('cuts a whole sentence down to the words that change', () => {
    expect(verified(proposal('Ich danke für dein Brief.', 'Ich danke für deinen Brief.'))).toEqual([
      { original: 'dein', corrected: 'deinen', offset: text.indexOf('dein') },
    ]);
  });

  test('drops a sentence that is rewritten', () => {
    expect(verified(proposal('Ich danke für dein Brief.', 'Vielen herzlichen Dank, dass du mir so schnell geschrieben hast.'))).toEqual([]);
    expect(verified(proposal('Der Bus ist kalt.', 'Der Bus ist kalt. Bitte rufen Sie gleich diese Nummer an, es ist wichtig.'))).toEqual([]);
  });

  test('lets a verb move', () => {
    expect(verified(proposal('weil ich habe keine Zeit', 'weil ich keine Zeit habe'))).toEqual([
      { original: 'habe keine Zeit', corrected: 'keine Zeit habe', offset: text.indexOf('habe keine') },
    ]);
  });

  test('takes the occurrence that comes next in the text, and each place once', () => {
    const twice = 'Ich esse gern Apfel. Du isst gern Apfel.';
    const places = verifyProposals(twice, [proposal('Apfel', 'Äpfel'), proposal('Apfel', 'Äpfel'), proposal('Apfel', 'Äpfel')]).map(({ offset }) => offset);
    expect(places).toEqual([14, 34]);
  });

  test('of two that overlap keeps the first', () => {
    expect(verified(proposal('mit der Bus', 'mit dem Bus'), proposal('der Bus', 'die Busse')).map(({ corrected }) => corrected)).toEqual(['dem']);
  });

  test('sorts by place', () => {
    expect(verified(proposal('dein Brief', 'deinen Brief'), proposal('mit der Bus', 'mit dem Bus')).map(({ corrected }) => corrected)).toEqual(['dem', 'deinen']);
  });

  test('takes ten at most', () => {
    const words = Array.from({ length: 30 }, (_, index) => `wort${String.fromCharCode(97 + index % 26)}${index}`);
    expect(verifyProposals(words.join(' '), words.map((word) => proposal(word, `${word}s`)))).toHaveLength(10);
  });

  test.each([
    ['markup in the correction', proposal('kalt', '<b>kühl</b>')],
    ['a link in the correction', proposal('kalt', 'https://example.org')],
    ['another script in the correction', proposal('kalt', 'سرد')],
    ['markup in the explanation', proposal('kalt', 'kühl', { explanation: { ...proposal('', '').explanation, de: 'Siehe <a href="x">hier</a>.' } })],
    ['an endless explanation', proposal('kalt', 'kühl', { explanation: { ...proposal('', '').explanation, de: 'So ist das. '.repeat(50) } })],
    ['a matter of style', proposal('kalt', 'kühl', { category: 'style' })],
  ])('drops one with %s', (_what, one) => {
    expect(verified(one)).toEqual([]);
  });

  test('explains by the category where a translation is no plain sentence', () => {
    const explanation = { de: 'Nach „mit“ steht der Dativ.', en: '', fa: 'dative' };
    expect(verifyProposals(text, [proposal('mit der Bus', 'mit dem Bus', { explanation })])[0]?.translations).toEqual({
      en: 'You need a different case here: “dem”.',
      fa: 'این‌جا حالت دستوری دیگری لازم است: «\u2068dem\u2069».',
    });
  });
});
