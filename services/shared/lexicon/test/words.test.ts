import { readWords, wordTopics, type ListedWord } from '../src/index.js';
import { missingJoiners } from './missing-joiners.js';

const words = readWords();
const namesOf = (list: ListedWord[]): string[] => list.map(({ topic, lemma }) => `${topic}: ${lemma}`);
const twice = (values: string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);
const wordCount = (sentence: string): number => sentence.split(/\s+/u).filter((part) => /\p{L}/u.test(part)).length;

describe('the word list', () => {
  test('has at least 2,400 entries, of all levels and about as many in each topic', () => {
    expect(words.length).toBeGreaterThanOrEqual(2_400);
    for (const level of ['A1', 'A2', 'B1']) expect(words.filter((word) => word.level === level).length / words.length).toBeGreaterThan(0.2);
    for (const topic of Object.keys(wordTopics)) {
      const count = words.filter((word) => word.topic === topic).length;
      expect({ topic, enough: count >= 100 && count <= 260 }).toEqual({ topic, enough: true });
    }
  });

  test('has no id, no word and no example twice', () => {
    expect(twice(words.map(({ id }) => id))).toEqual([]);
    expect(twice(words.map(({ lemma, partOfSpeech }) => `${lemma} (${partOfSpeech})`))).toEqual([]);
    expect(twice(words.map(({ example }) => example))).toEqual([]);
    expect(twice(words.map(({ exampleEnglish }) => exampleEnglish))).toEqual([]);
  });

  test('writes nouns with a capital, what is no noun without', () => {
    const exceptions = ['Sie', 'Ihr', 'Ski fahren', 'Rad fahren'];
    const wrong = words.filter(({ lemma, partOfSpeech }) => partOfSpeech !== 'phrase' && /^\p{Lu}/u.test(lemma) !== (partOfSpeech === 'noun') && !exceptions.includes(lemma));
    expect(namesOf(wrong)).toEqual([]);
  });

  test('gives a noun its article and plural, a verb its parts', () => {
    const wrong = words.filter((word) => {
      if (word.partOfSpeech === 'noun') return word.article === null ? word.plural !== word.lemma : word.plural !== null && !/^\p{Lu}/u.test(word.plural);
      if (word.partOfSpeech !== 'verb') return false;
      if ((word.present === undefined) !== (word.preterite === undefined)) return true;
      const prefix = word.separablePrefix ?? '';
      const present = word.present ?? '';
      const isReflexive = word.lemma.startsWith('sich ');
      return (
        !word.lemma.replace(/^sich /u, '').startsWith(prefix) ||
        (prefix !== '' && present !== '' && !present.endsWith(` ${prefix}`)) ||
        (isReflexive !== word.perfect.includes(' sich '))
      );
    });
    expect(namesOf(wrong)).toEqual([]);
  });

  test('has an example of 4 to 15 words for each', () => {
    expect(namesOf(words.filter(({ example }) => wordCount(example) < 4 || wordCount(example) > 15))).toEqual([]);
  });

  test('says verbs in English with “to”', () => {
    const wrong = words.filter(({ partOfSpeech, english }) => partOfSpeech === 'verb' && english.some((meaning) => !/^(?:to|can|must|may|should|would|shall|will)\b/u.test(meaning)));
    expect(namesOf(wrong)).toEqual([]);
  });

  test('joins and parts Persian words as they are written in Iran', () => {
    expect(words.flatMap(({ lemma, persian }) => missingJoiners(persian.join('؛ ')).map((found) => `${lemma}: ${found}`))).toEqual([]);
  });
});
