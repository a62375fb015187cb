import { findCorrections } from '../../src/domain/grammar/find-corrections.js';
import { applied, engine, parser } from './engines.js';

const paragraph = 'Ich habe gestern mit meine Freundin telefoniert. Wir haben über der Urlaub gesprochen, weil wir wollen zusammen fahren.\r\n';
const inputs: Record<string, string> = {
  'an empty text': '',
  'white space': ' \t\r\n\n ',
  'one word': 'Hallo',
  'one misspelt word': 'Grüse',
  English: 'Dear Anna, thank you very much for the invitation to your party. I will come with my sister.',
  Persian: 'سلام آنا، از دعوت شما به مهمانی خیلی ممنونم. من با خواهرم می‌آیم.',
  'German with Persian in it': 'Ich heiße علی und ich komme aus ایران mit meine Familie.',
  emoji: '😀😀 Ich freue mir 🎉🎉 sehr auf dein Party 👨‍👩‍👧‍👦!!! 🇩🇪',
  HTML: '<p>Ich fahre mit <b>mein</b> Auto.</p><script>alert("x")</script> &nbsp; &amp; 5 < 6',
  'lone surrogates': 'Ich fahre \uD800 mit mein Auto \uDC00. \uDFFF',
  'Windows line ends': 'Liebe Anna,\r\n\r\nvielen dank.\r\nIch komme mit mein Bruder.\r\n\r\nViele Grüße\r\nAli\r\n',
  'control characters': 'Ich\u0000 fahre\u0007 mit\u001B mein\u009F Auto.\u200B\uFEFF\u202E',
  'a wall of exclamation marks': `Ich komme ${'!'.repeat(9_980)}, oder`,
  'a wall of one letter': 'a'.repeat(5_000),
  'a wall of punctuation': '.,;:!?'.repeat(500),
  'code': 'const x = await fetch(`/api?q=${encodeURIComponent("ä")}`); // weil ich habe {}',
  'numbers alone': '1 2 3 4,5 6.7 8/9 10:30',
  'combining marks': 'Ich mo\u0308chte mit mein Freund u\u0308ber Mu\u0308nchen fahren.',
  'ten thousand characters': paragraph.repeat(Math.ceil(10_000 / paragraph.length)).slice(0, 10_000),
};

describe('input of any kind', () => {
  test.each(Object.entries(inputs))('%s gives valid corrections and no failure', async (_name, text) => {
    const { corrections } = await findCorrections({ text, engine, parser });
    applied(text, corrections);
  }, 60_000);

  test.each(Object.entries(inputs).filter(([name]) => name !== 'ten thousand characters'))(
    '%s is stable: corrected once, there is nothing more to correct',
    async (_name, text) => {
      const once = applied(text, (await findCorrections({ text, engine, parser })).corrections);
      const twice = applied(once, (await findCorrections({ text: once, engine, parser })).corrections);
      expect(twice).toBe(once);
    },
    60_000,
  );

  test('text in another language gets no corrections', async () => {
    for (const name of ['English', 'Persian']) {
      expect((await findCorrections({ text: inputs[name] ?? '', engine, parser })).corrections).toEqual([]);
    }
  });

  test('errors are found in each paragraph of a long text', async () => {
    const text = inputs['ten thousand characters'] ?? '';
    const { corrections } = await findCorrections({ text, engine, parser });
    const found = corrections.filter(({ corrected }) => corrected === 'meiner Freundin').length;
    expect(found).toBeGreaterThan(70);
  }, 60_000);
});
