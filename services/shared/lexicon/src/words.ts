import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { wordSchema, type Word } from './word.schema.js';

/** The topics of the word list in the order in which they are offered: the file's name and what learners read. */
export const wordTopics = {
  'person-und-familie': 'Person und Familie',
  'koerper-und-gesundheit': 'Körper und Gesundheit',
  'gefuehle-und-charakter': 'Gefühle und Charakter',
  'wohnen-und-haushalt': 'Wohnen und Haushalt',
  'essen-und-trinken': 'Essen und Trinken',
  'einkaufen-und-kleidung': 'Einkaufen und Kleidung',
  'geld-und-dienstleistungen': 'Geld und Dienstleistungen',
  'schule-und-ausbildung': 'Schule und Ausbildung',
  'arbeit-und-beruf': 'Arbeit und Beruf',
  'reisen-und-urlaub': 'Reisen und Urlaub',
  'verkehr-und-wege': 'Verkehr und Wege',
  'stadt-und-gebaeude': 'Stadt und Gebäude',
  'natur-wetter-und-umwelt': 'Natur, Wetter und Umwelt',
  'freizeit-und-sport': 'Freizeit und Sport',
  'kultur-und-feste': 'Kultur und Feste',
  'medien-und-technik': 'Medien und Technik',
  'sprache-und-kommunikation': 'Sprache und Kommunikation',
  'gesellschaft-und-behoerden': 'Gesellschaft und Behörden',
  'zeit-und-mengen': 'Zeit und Mengen',
  'verben-des-alltags': 'Verben des Alltags',
  'kleine-woerter': 'Kleine Wörter',
  'eigenschaften-und-abstraktes': 'Eigenschaften und Abstraktes',
} as const;
export type WordTopic = keyof typeof wordTopics;

export type ListedWord = Word & { topic: WordTopic };

const topics = z.array(z.enum(Object.keys(wordTopics) as [WordTopic, ...WordTopic[]])).parse(Object.keys(wordTopics));

/**
 * Reads the word list from its files beside the code, some 3,200 entries (about 50 ms): once a process is enough.
 * @throws ZodError when an entry does not have its shape
 */
export function readWords(): ListedWord[] {
  return topics.flatMap((topic) => {
    const file = new URL(`../words/${topic}.json`, import.meta.url);
    return z.array(wordSchema).parse(JSON.parse(readFileSync(file, 'utf8'))).map((word) => ({ ...word, topic }));
  });
}
