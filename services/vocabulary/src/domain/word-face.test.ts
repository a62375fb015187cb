import { readWords } from '@b1fuchs/lexicon';
import { faceOfWord } from './word-face.js';

const faces = new Map(readWords().map((word) => [word.id, faceOfWord(word)]));

test.each([
  ['haltestelle', { germanWord: 'die Haltestelle', grammar: 'Plural: die Haltestellen', article: 'die', answer: 'Haltestelle' }],
  ['student', { germanWord: 'der Student', grammar: 'Plural: die Studenten · Genitiv: des Studenten', article: 'der' }],
  ['abfahren', { germanWord: 'abfahren', grammar: 'fährt ab, fuhr ab, ist abgefahren', article: null, answer: 'abfahren' }],
  ['sich-bewerben', { germanWord: 'sich bewerben', grammar: 'bewirbt sich, bewarb sich, hat sich beworben · um + Akk.' }],
  ['zufrieden', { grammar: 'mit + Dat.', article: null }],
  ['gemuese', { germanWord: 'das Gemüse', grammar: 'meist ohne Plural' }],
  ['eltern', { germanWord: 'die Eltern (Plural)', grammar: 'nur Plural', article: null, answer: 'Eltern' }],
  ['angestellte', { germanWord: 'der/die Angestellte', article: null }],
])('%s', (id, expected) => {
  expect(faces.get(id)).toMatchObject(expected);
});
