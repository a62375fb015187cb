import { readWords, type ListedWord } from '../src/index.js';
import { findErrors, readLines, type ReadWord } from './grammar-engine.js';
import { namesInExamples, nounsOutsideTheDictionary, pluralsOutsideTheDictionary } from './reviewed-words.js';

const TIMEOUT_MS = 300_000;
const words = readWords();
const nouns = words.flatMap((word) => (word.partOfSpeech === 'noun' ? [word] : []));
const genders = { der: 'MAS', die: 'FEM', das: 'NEU' } as const;

/** Words outside the list that an example may have. */
const MOST_UNLISTED = 1;
/** Share of the examples that may have one. */
const UNLISTED_SHARE = 0.25;

/** The dictionary keeps words by the spelling before 1996 too. */
const plain = (text: string): string => text.replaceAll('ß', 'ss').toLowerCase();
const partsOf = (text: string | undefined): string[] => (text ?? '').match(/[\p{L}-]+/gu)?.map(plain) ?? [];
const baseOf = ({ lemma }: ListedWord): string => lemma.replace(/^sich /u, '');

/** The forms that an entry names itself. */
function formsOf(word: ListedWord): string[] {
  const forms = partsOf(word.lemma);
  if (word.partOfSpeech === 'noun') forms.push(...partsOf(word.plural ?? ''), ...partsOf(word.genitive));
  if (word.partOfSpeech === 'verb') forms.push(...partsOf(word.present), ...partsOf(word.preterite), ...partsOf(word.perfect));
  if (word.partOfSpeech === 'adjective' || word.partOfSpeech === 'adverb') {
    forms.push(...partsOf(word.comparison?.comparative), ...partsOf(word.comparison?.superlative));
  }
  return forms;
}

/** A word as it stands, and all that it may be a form of; „dies“ for „dieser“. */
const lemmasOf = ({ text, readings }: ReadWord): string[] => [plain(text), ...readings.map(({ lemma }) => plain(lemma))];
const isForm = (read: ReadWord, lemma: string): boolean => lemmasOf(read).some((one) => one === lemma || (/(?:er|e)$/u.test(lemma) && one === lemma.replace(/(?:er|e)$/u, '')));

function uses(word: ListedWord, example: ReadWord[]): boolean {
  const parts = partsOf(baseOf(word));
  const has = (lemma: string): boolean => example.some((read) => isForm(read, lemma));
  const own = new Set([...formsOf(word)].filter((form) => !['hat', 'ist', 'sich'].includes(form)));
  if (parts.every(has) || (parts.length === 1 && example.some(({ text }) => own.has(plain(text))))) return true;
  if (word.partOfSpeech === 'verb' && word.separablePrefix !== undefined) {
    const { separablePrefix } = word;
    return has(plain(baseOf(word)).slice(separablePrefix.length)) && example.some(({ text }) => plain(text) === separablePrefix);
  }
  // „Ein Bekannter“: declined like an adjective.
  return word.partOfSpeech === 'noun' && word.article === 'der/die' && example.some(({ text }) => plain(text).startsWith(plain(word.lemma)));
}

const nameOf = ({ topic, lemma }: ListedWord): string => `${topic}: ${lemma}`;

describe('the German of the word list', () => {
  test('gives each noun the article that the dictionary knows', async () => {
    const read = await readLines(nouns.map(({ lemma }) => lemma));
    const wrong = nouns.filter(({ lemma, article }, index) => {
      if (article === null || nounsOutsideTheDictionary.has(lemma)) return false;
      const tags = read[index]?.at(-1)?.readings.map(({ tag }) => tag.split(':')) ?? [];
      const wanted = article.split('/').map((one) => genders[one as keyof typeof genders]);
      return !tags.some((tag) => (tag[0] === 'SUB' || tag[0] === 'EIG') && tag.includes('SIN') && wanted.some((gender) => tag.includes(gender)));
    });
    expect(wrong.map(nameOf)).toEqual([]);
  }, TIMEOUT_MS);

  test('gives each noun the plural that the dictionary knows', async () => {
    const read = await readLines(nouns.map(({ lemma, plural }) => plural ?? lemma));
    const wrong = nouns.filter(({ lemma, article, plural }, index) => {
      if (plural === null || nounsOutsideTheDictionary.has(lemma) || pluralsOutsideTheDictionary.has(plural)) return false;
      const readings = read[index]?.at(-1)?.readings.filter(({ tag }) => tag.startsWith('SUB') && tag.includes(':PLU')) ?? [];
      const [last = ''] = partsOf(lemma).slice(-1);
      return !readings.some((reading) => article === null || plain(reading.lemma) === last);
    });
    expect(wrong.map(nameOf)).toEqual([]);
  }, TIMEOUT_MS);

  test('uses each word in its example, and beside it words of the list', async () => {
    const examples = await readLines(words.map(({ example }) => example));
    expect(words.filter((word, index) => !uses(word, examples[index] ?? [])).map(nameOf)).toEqual([]);

    const listed = new Set(words.flatMap((word) => [...formsOf(word), ...(word.partOfSpeech === 'verb' ? [plain(baseOf(word)).slice(word.separablePrefix?.length ?? 0)] : [])]));
    const isListed = (read: ReadWord): boolean =>
      !/^\p{L}/u.test(read.text) || namesInExamples.has(read.text) || lemmasOf(read).some((lemma) => ['', 'e', 'er', 's'].some((ending) => listed.has(`${lemma}${ending}`)));
    const unlisted = examples.map((example) => example.filter((read) => !isListed(read)).map(({ text }) => text));
    expect(words.flatMap((word, index) => ((unlisted[index]?.length ?? 0) > MOST_UNLISTED ? [`${nameOf(word)}: ${unlisted[index]?.join(', ') ?? ''}`] : []))).toEqual([]);
    expect(unlisted.filter(({ length }) => length > 0).length / words.length).toBeLessThan(UNLISTED_SHARE);
  }, TIMEOUT_MS);

  test('has no finding of the grammar engine in its examples', async () => {
    expect(await findErrors(words.map(({ example }) => example))).toEqual([]);
  }, TIMEOUT_MS);
});
