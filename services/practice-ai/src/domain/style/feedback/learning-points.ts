import type { LearningPoint } from '@b1fuchs/contracts';
import type { LearningTopic } from '../target-style.js';
import type { Step } from './evidence.js';

/** Most useful first. */
const points: [LearningTopic, string][] = [
  ['sie-form', 'In formellen und geschäftlichen Texten spricht man Menschen mit „Sie“ an; „Sie“, „Ihnen“ und „Ihr“ schreibt man dann groß.'],
  ['du-form', 'In persönlichen Texten spricht man Freunde und Familie mit „du“ an, mehrere Personen mit „ihr“.'],
  ['polite-requests', 'Höfliche Bitten stehen im Konjunktiv II oder mit „bitte“: „Könnten Sie bitte …?“, „Ich möchte …“.'],
  ['passive', 'In sachlichen Texten benutzt man statt „man“ oft das Passiv mit „werden“ und Partizip II.'],
  ['impersonal', 'In akademischen Texten vermeidet man „ich“ und benutzt unpersönliche Wendungen wie „Es ist anzunehmen, dass …“.'],
  ['nominal-style', 'Der akademische Stil benutzt oft Nomen, wo man im Alltag einen Nebensatz sagt.'],
  ['colloquial-words', 'Umgangssprachliche Wörter ersetzt man in gehobenen Texten durch neutrale Wörter.'],
  ['spoken-forms', 'Kurzformen wie „hab’s“ oder „geht’s“ gehören zum Sprechen; beim Schreiben benutzt man die ganze Form.'],
  ['particles', 'Kleine Wörter wie „mal“, „halt“ oder „echt“ lässt man in gehobenen Texten weg oder ersetzt sie.'],
  ['everyday-words', 'In persönlichen Texten klingen einfache Wörter aus dem Alltag natürlicher als formelle.'],
  ['greeting', 'Die Anrede zeigt sofort den Stil: „Sehr geehrte …“ oder „Guten Tag …“ ist formell, „Liebe …“ oder „Hallo …“ ist persönlich.'],
  ['closing', 'Die Grußformel muss zum Stil passen: „Mit freundlichen Grüßen“ ist formell, „Liebe Grüße“ oder „Viele Grüße“ ist persönlich.'],
  ['calm-punctuation', 'Sachliche Sätze enden mit einem Punkt; Ausrufezeichen und Smileys passen besser in persönliche Nachrichten.'],
];
const correctness = 'Ein guter Stil beginnt mit richtiger Sprache: Prüfen Sie zuerst Rechtschreibung und Grammatik.';

/** One to four points that the changes teach, each with an example from the text; none where nothing changed. */
export function learningPoints(steps: readonly Step[], corrections: readonly { original: string; improved: string }[]): LearningPoint[] {
  const found = points.flatMap(([topic, point]): LearningPoint[] => {
    const step = steps.find(({ edit, original }) => edit.topic === topic && edit.replacement.trim() !== '' && original.trim() !== '') ?? steps.find(({ edit }) => edit.topic === topic);
    return step === undefined ? [] : [{ point, example: exampleOf(step.original, step.edit.replacement) }];
  });
  const [first] = corrections;
  const repaired = first === undefined ? [] : [{ point: correctness, example: exampleOf(first.original, first.improved) }];
  return [...found.slice(0, repaired.length > 0 ? 3 : 4), ...repaired];
}

const exampleOf = (original: string, improved: string): string =>
  improved.trim() === '' ? `„${original.trim()}“ → (fällt weg)` : `„${original.trim()}“ → „${improved.trim()}“`;
