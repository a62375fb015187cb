import { readFile } from 'node:fs/promises';
import { sentencesOf } from '../m2.js';
import { m2From, writtenIn } from './m2-from.js';

const contentOf = (file: string): Promise<string> => readFile(`infra/bench/held-back/${file}`, 'utf8');

test('a marked sentence becomes its tokens with the place, the kind and the text of each correction', () => {
  expect(m2From('Er sagt[|,|M:PUNCT] [das|dass|R:SCONJ] er [ein||U:DET] Arzt ist.\nDas stimmt.\n')).toBe(
    [
      'S Er sagt das er ein Arzt ist .',
      'A 2 2|||M:PUNCT|||,|||REQUIRED|||-NONE-|||0',
      'A 2 3|||R:SCONJ|||dass|||REQUIRED|||-NONE-|||0',
      'A 4 5|||U:DET||||||REQUIRED|||-NONE-|||0',
      '',
      'S Das stimmt .',
      'A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0',
      '',
    ].join('\n'),
  );
});

test('the held-back M2 file is made from the marked sentences beside it and reads as they were written', async () => {
  const [marked, m2] = [await contentOf('learner-sentences.txt'), await contentOf('learner-sentences.m2')];
  expect(m2).toBe(m2From(marked));
  const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
  expect(sentencesOf(m2)).toEqual(marked.trim().split('\n').map((line) => plain(writtenIn(line))));
});
