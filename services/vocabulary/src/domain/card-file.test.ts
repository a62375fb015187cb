import { readCardFile, writeCardFile } from './card-file.js';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');

describe('a file of cards', () => {
  test.each([
    ['tabs', 'das Haus\thouse\n'],
    ['commas', 'das Haus,house\r\n'],
    ['semicolons', '"das Haus";house\n\n'],
    ['a byte order mark', '\uFEFFdas Haus\thouse'],
    ['Anki’s own lines', '#separator:tab\n#html:true\n<b>das&nbsp;Haus</b>\thouse<br>\n'],
    ['names of columns', 'English;Notes;German\nhouse;x;das Haus\n'],
  ])('with %s', (_name, text) => {
    expect(readCardFile(utf8(text))).toMatchObject([{ germanWord: 'das Haus', englishTranslation: 'house', persianTranslation: '' }]);
  });

  test('in the encoding of spreadsheets on Windows', () => {
    expect(readCardFile(latin('die Tür;door\nfünf;five'))).toMatchObject([{ germanWord: 'die Tür' }, { germanWord: 'fünf' }]);
  });

  test('with Persian in any column, an example, and rows over several lines', () => {
    expect(readCardFile(utf8('das Brot\tنان\tbread\tIch esse\nBrot\n'))).toMatchObject([
      { line: 1, germanWord: 'das Brot', englishTranslation: 'bread', persianTranslation: 'نان', exampleSentence: 'Ich esse' },
      { line: 2, germanWord: 'Brot', englishTranslation: '' },
    ]);
    expect(readCardFile(utf8('#separator:semicolon\n\n"das Brot\nfrisch";bread\ndie Milch;milk'))).toMatchObject([
      { line: 3, germanWord: 'das Brot frisch' },
      { line: 5, germanWord: 'die Milch' },
    ]);
  });

  test.each([
    ['nothing', ''],
    ['one column', 'Haus\nBaum\n'],
    ['a picture', '\u0089PNG\r\n\u001A\n\u0000\u0000'],
    ['quotes that never end', '"das Haus;house\ndie Tür;door\n'],
  ])('with %s is refused', (_name, text) => {
    expect(() => readCardFile(utf8(text))).toThrow('konnte nicht gelesen werden');
  });

  test('comes back as it was written', () => {
    const card = {
      germanWord: '=1+1', englishTranslation: 'a, "b"; c', persianTranslation: 'نان', exampleSentence: 'Ich\tesse.', exampleTranslation: '', grammar: '', topic: 'Eigene Karten',
      userFlashcardId: '', box: 1, dueDay: '', isOwn: true, archived: false, isLeech: false, totalReviews: 0, correctReviews: 0, partOfSpeech: 'phrase' as const, answer: '', article: null,
    };
    const csv = writeCardFile([card, { ...card, archived: true }], 'csv');
    expect(csv.startsWith('\uFEFFGerman,English')).toBe(true);
    expect(csv).toContain("'=1+1");
    for (const format of ['csv', 'tsv'] as const) {
      expect(readCardFile(utf8(writeCardFile([card], format)).slice())).toMatchObject(
        format === 'csv'
          ? [{ germanWord: '=1+1', englishTranslation: 'a, "b"; c', persianTranslation: 'نان', exampleSentence: 'Ich esse.' }]
          : [{ germanWord: '=1+1', englishTranslation: 'a, "b"; c', persianTranslation: 'نان', exampleSentence: 'Ich esse.' }],
      );
    }
  });
});
