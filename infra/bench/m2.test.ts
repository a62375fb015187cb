import { sentencesOf } from './m2.js';

test('the sentences of an M2 file come as a person writes them', () => {
  const m2 = [
    'S Ich komme , weil ich ( heute ) Zeit habe .',
    'A 1 2|||R:VERB|||kam|||REQUIRED|||-NONE-|||0',
    '',
    'S Er sagt : " Ja ! " und „ Nein “ .',
    'A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0',
    '',
  ].join('\n');
  expect(sentencesOf(m2)).toEqual(['Ich komme, weil ich (heute) Zeit habe.', 'Er sagt: "Ja!" und „Nein“.']);
});
