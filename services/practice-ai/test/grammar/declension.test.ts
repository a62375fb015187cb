import { adjectiveEnding, contracted, decline, determinerOf, type Slot } from '../../src/domain/grammar/german/declension.js';
import { spellingDistance } from '../../src/domain/grammar/language-tool/spelling-distance.js';
import { chooseSpelling } from '../../src/domain/grammar/language-tool/choose-spelling.js';

const slot = (name: string): Slot => {
  const [wanted = 'NOM', number = 'SIN', gender = 'MAS'] = name.split(' ');
  return { case: wanted, number, gender } as Slot;
};

const declined: [word: string, slot: string, form: string][] = [
  ['ein', 'AKK SIN MAS', 'einen'],
  ['ein', 'DAT SIN FEM', 'einer'],
  ['mein', 'DAT SIN MAS', 'meinem'],
  ['euer', 'DAT SIN FEM', 'eurer'],
  ['euren', 'NOM SIN MAS', 'euer'],
  ['unsere', 'DAT PLU MAS', 'unseren'],
  ['das', 'GEN SIN NEU', 'des'],
  ['der', 'DAT PLU FEM', 'den'],
  ['diesen', 'DAT SIN MAS', 'diesem'],
  ['keine', 'GEN SIN MAS', 'keines'],
  ['alle', 'DAT PLU NEU', 'allen'],
];

describe('German declension', () => {
  test.each(declined)('%s in %s is %s', (word, place, form) => {
    const determiner = determinerOf(word);
    expect(determiner && decline(determiner, slot(place))).toBe(form);
  });

  test('„ein“ has no plural and „alle“ no singular', () => {
    const one = determinerOf('ein');
    const all = determinerOf('alle');
    expect(one && decline(one, slot('DAT PLU MAS'))).toBeUndefined();
    expect(all && decline(all, slot('DAT SIN MAS'))).toBeUndefined();
  });

  test('an adjective takes the ending that the word before it leaves it', () => {
    expect(adjectiveEnding(determinerOf('ein'), slot('NOM SIN NEU'))).toBe('es');
    expect(adjectiveEnding(determinerOf('das'), slot('NOM SIN NEU'))).toBe('e');
    expect(adjectiveEnding(undefined, slot('DAT SIN NEU'))).toBe('em');
    expect(adjectiveEnding(determinerOf('meine'), slot('NOM PLU NEU'))).toBe('en');
  });

  test('preposition and article become one word where German has one', () => {
    expect(contracted('zu', 'der')).toBe('zur');
    expect(contracted('zu', 'den')).toBe('zu den');
  });
});

describe('choosing the word that a misspelling means', () => {
  test('learners’ usual slips are nearer than other letters', () => {
    expect(spellingDistance('Libe', 'Liebe')).toBeLessThan(spellingDistance('Libe', 'Lippe'));
    expect(spellingDistance('Katzen', 'Kätzen')).toBeLessThan(spellingDistance('Katzen', 'Kerzen'));
    expect(spellingDistance('Strasse', 'Straße')).toBeLessThan(0.5);
  });

  const choices: [before: string, written: string, suggestions: string[], chosen: string | undefined][] = [
    ['Mit ', 'freindlichen', ['feindlichen', 'freundlichen'], 'freundlichen'],
    ['Das ist eine ', 'wohnung', ['Wohnung', 'wohnen'], 'Wohnung'],
    ['Ich ', 'wunsche', ['Wunsche', 'wünsche'], 'wünsche'],
    ['', 'Libe', ['Lippe', 'Live', 'Liebe'], 'Liebe'],
    ['Er ', 'ißt', ['ist', 'isst'], 'isst'],
    ['Er ', 'muß', ['küss', 'muss'], 'muss'],
    ['Liebe ', 'Ayda', ['Ayla', 'Aida'], undefined],
    ['Ich wohne in ', 'Xyzstadt', ['Altstadt'], undefined],
    ['Viele Grüße von ', 'Şirin', ['Schrein'], undefined],
  ];
  test.each(choices)('after „%s“ „%s“ of %j is %s', (before, written, suggestions, chosen) => {
    expect(chooseSpelling({ before, written, suggestions, after: ' und mehr' })).toBe(chosen);
  });
});
