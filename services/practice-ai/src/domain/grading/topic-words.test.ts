import { namesTopic, withoutCopied } from './topic-words.js';

const task = ['Computer kaufen. Ihr Computer ist kaputt. Ihr Freund Felix arbeitet in einem Geschäft. Das ärgert Sie.', 'Erklären Sie, wofür Sie den Computer brauchen.', 'Entschuldigen Sie sich.'];

describe('what a learner has copied from the task', () => {
  test('is left out, whatever its punctuation and capitals', () => {
    expect(withoutCopied(['Erklären Sie, wofür Sie den Computer brauchen.', 'erklären Sie wofür Sie den Computer brauchen!', 'Ihr Freund Felix arbeitet in einem Geschäft', 'Entschuldigen Sie sich!', 'Das ärgert Sie.'], task)).toEqual([]);
  });

  test('is left out also when a word is put before it or two are made one', () => {
    const changed = ['Also erklären Sie, wofür Sie den Computer brauchen.', 'Ihr Computer ist kaputt und dann: Ihr Freund Felix arbeitet in einem Geschäft.'];
    expect(withoutCopied(changed, task)).toEqual([]);
  });

  test('is not a request in the task’s words that they make themselves', () => {
    const request = ['Ich bitte Sie um einen Platz in einem Abendkurs.'];
    expect(withoutCopied(request, ['Bitten Sie um einen Platz in einem Abendkurs.'])).toEqual(request);
  });

  test('is not what they say in their own words', () => {
    const own = ['Ich brauche den Computer für den Kurs.', 'Mein Computer ist kaputt.', 'Computer kaufen.'];
    expect(withoutCopied(own, task)).toEqual(own);
  });
});

describe('a text names its topic', () => {
  test.each([
    ['Wohnen', 'Ich habe eine neue Wohnung.'],
    ['Essen', 'Am liebsten esse ich Reis.'],
    ['Ein Brief an meine Freundin', 'Liebe Sara, meine beste Freundin!'],
    ['Haustiere', 'Hast du auch ein Haustier?'],
  ])('%s: “%s”', (topic, text) => {
    expect(namesTopic(text, topic)).toBe(true);
  });

  test.each([
    ['Musik', 'Ich gehe gern spazieren.'],
    ['Die und der', 'Die Katze und der Hund.'],
    ['???', 'Was ist das?'],
  ])('but not %s: “%s”', (topic, text) => {
    expect(namesTopic(text, topic)).toBe(false);
  });
});
