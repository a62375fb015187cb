import type { DependencyParser } from '../../src/clients/dependency-parser.js';
import type { GrammarEngine } from '../../src/clients/grammar-engine.js';
import { rememberParses, rememberReadings } from '../../src/clients/remember.js';
import { findCorrections } from '../../src/domain/grammar/find-corrections.js';
import { engine, parser } from './engines.js';

const letter = `Liebe Anna,

vielen dank für deine Einladung zu deine Party. Ich freue mir sehr. Ich komme gern weil ich habe am Samstag frei.
Kann ich mit meine Schwester kommen? Ich habe gehört das dein Bruder auch kommt.

Viele Grüße
Ali`;

/** The real engines, with a note of what they are sent. */
function watched() {
  const sent: string[] = [];
  const watchedEngine: GrammarEngine = {
    ...engine,
    readings: (text) => {
      sent.push(...text.split('\n\n'));
      return engine.readings(text);
    },
  };
  const watchedParser: DependencyParser = {
    parse: (text) => {
      sent.push(...text.split('\n\n'));
      return parser.parse(text);
    },
  };
  return { sent, parts: { engine: rememberReadings(watchedEngine), parser: rememberParses(watchedParser) } };
}

test('a remembered sentence gets the same corrections as one that is read anew', async () => {
  const { parts } = watched();
  const anew = await findCorrections({ text: letter, engine, parser });
  expect(anew.corrections.length).toBeGreaterThanOrEqual(6);
  expect(await findCorrections({ text: letter, ...parts })).toEqual(anew);
  expect(await findCorrections({ text: letter, ...parts })).toEqual(anew);
});

test('of a revised text only the changed sentence is sent to the engines', async () => {
  const { sent, parts } = watched();
  await findCorrections({ text: letter, ...parts });
  sent.length = 0;
  const { corrections } = await findCorrections({ text: letter.replace('Ich freue mir sehr.', 'Ich freue mir auf das Fest.'), ...parts });
  expect(corrections.some(({ corrected }) => corrected === 'mich')).toBe(true);
  expect([...new Set(sent)].every((sentence) => sentence.includes('auf das Fest'))).toBe(true);
});
