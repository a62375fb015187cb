import type { WritingFeedback, WritingReportRequest } from '@b1fuchs/contracts';
import { localFeedback } from './local-feedback.js';
import { textReport } from './text-report.js';

const feedback: WritingFeedback = {
  grade: 72,
  overallFeedback: 'Gut gelungen: Wortschatz.',
  topicRelevance: 'Ihr Text passt gut zum Thema.',
  styleAppropriateness: 'Anrede und Gruß passen.',
  criteria: [{ name: 'strukturen', band: 'C', reason: 'Mehrere Fehler beim Kasus.' }],
  corrections: [
    { original: 'mir', corrected: 'mich', explanation: '„sich freuen“ braucht den Akkusativ.', translations: { en: '', fa: '' }, category: 'pronoun', offset: 10, length: 3 },
    { original: '', corrected: ',', explanation: '', translations: { en: '', fa: '' }, category: 'punctuation', offset: 13, length: 0 },
    { original: 'sehr', corrected: '', explanation: '', translations: { en: '', fa: '' }, category: 'style', offset: 15, length: 4 },
  ],
  recommendedExpressions: [{ expression: 'Vielen Dank für …', usage: 'sich bedanken', example: 'Vielen Dank für die Einladung.' }],
  suggestions: [{ title: 'Sätze verbinden', content: 'Schreiben Sie auch „deshalb“.' }],
};
const report = (changes: Partial<WritingReportRequest> = {}): string =>
  textReport({ feedback, text: 'Ich freue mir sehr.\nViele Grüße', topic: 'Party zum Einzug', section: 'teil1', ...changes }, '3. Mai 2026');
const graded = (grade: number): string => report({ feedback: { ...feedback, grade } });

test('the whole report, as it is saved', () => {
  const rule = '='.repeat(76);
  expect(report().split('\r\n')).toEqual([
    rule,
    'DEUTSCH B1 – SCHREIBEN',
    'Feedback zu Ihrem Text',
    rule,
    '',
    'Prüfungsteil: Teil 1 (Private E-Mail)',
    'Thema: Party zum Einzug',
    'Wörter: 6 (empfohlen: etwa 80)',
    'Datum: 3. Mai 2026',
    '',
    'BEWERTUNG: 7.2/10.0 – Bestanden',
    'Übungsbewertung – kein amtliches Ergebnis. Bestanden ab 6.0/10.0.',
    '',
    'ZUSAMMENFASSUNG',
    'Gut gelungen: Wortschatz.',
    '',
    'KRITERIEN',
    'Strukturen: C (teilweise angemessen). Mehrere Fehler beim Kasus.',
    '',
    'THEMENBEZUG',
    'Ihr Text passt gut zum Thema.',
    '',
    'SCHREIBSTIL',
    'Anrede und Gruß passen.',
    '',
    'IHR TEXT',
    'Ich freue mir sehr.',
    'Viele Grüße',
    '',
    'KORREKTUREN (3)',
    '1. mir → mich [Pronomen] „sich freuen“ braucht den Akkusativ.',
    '2. (fehlt) → , [Zeichensetzung]',
    '3. sehr → (streichen) [Stil]',
    '',
    'EMPFOHLENE AUSDRÜCKE',
    '- Vielen Dank für …',
    '  sich bedanken',
    '  Vielen Dank für die Einladung.',
    '',
    'SCHREIBVORSCHLÄGE',
    '- Sätze verbinden: Schreiben Sie auch „deshalb“.',
    '',
  ]);
});

test('the grade is out of ten, with one decimal, and 6.0 is passed', () => {
  expect(graded(0)).toContain('BEWERTUNG: 0.0/10.0 – Nicht bestanden');
  expect(graded(59)).toContain('BEWERTUNG: 5.9/10.0 – Nicht bestanden');
  expect(graded(60)).toContain('BEWERTUNG: 6.0/10.0 – Bestanden');
  expect(graded(100)).toContain('BEWERTUNG: 10.0/10.0 – Bestanden');
});

test('no line is wider than a page, and no word is lost or cut', () => {
  const text = `${'Ich fahre mit der Straßenbahn zu dir. '.repeat(40)}\n\n${'x'.repeat(200)}`;
  const lines = report({ text }).split('\r\n');
  expect(lines.filter((line) => line.length > 76)).toEqual(['x'.repeat(200)]);
  expect(lines.join(' ').match(/Straßenbahn/gu)).toHaveLength(40);
});

test('a long correction goes on under its own first word', () => {
  const [correction] = feedback.corrections;
  const explanation = 'Nach „sich freuen auf“ steht immer der Akkusativ, und das Pronomen richtet sich nach der Person: ich freue mich.';
  const corrections = correction ? [{ ...correction, explanation }] : [];
  expect(report({ feedback: { ...feedback, corrections } })).toContain(
    '1. mir → mich [Pronomen] Nach „sich freuen auf“ steht immer der Akkusativ,\r\n   und das Pronomen richtet sich nach der Person: ich freue mich.',
  );
});

test('what the feedback came about without is said', () => {
  expect(report({ feedback: { ...feedback, notice: 'Der KI-Anbieter war nicht erreichbar.' } })).toContain('Der KI-Anbieter war nicht erreichbar.');
});

test('a text in which the server found no error is told so', () => {
  expect(report({ feedback: { ...feedback, corrections: [] } })).toContain('KORREKTUREN (0)\r\nEs wurden keine Fehler gefunden.');
});

test('local feedback alone makes a report that says it was made locally, without empty parts', () => {
  const local = localFeedback({ text: '', topic: 'Party', section: 'teil1', expressions: [] });
  const whole = textReport({ feedback: { ...local, corrections: [] } }, '3. Mai 2026');
  expect(whole).toContain('BEWERTUNG: 2.0/10.0 – Nicht bestanden');
  expect(whole).toContain('Hinweis: Diese Bewertung wurde lokal erstellt, da der Server nicht');
  expect(whole).not.toMatch(/keine Fehler gefunden|KORREKTUREN|KRITERIEN|IHR TEXT|EMPFOHLENE|Thema:|Wörter:/);
});
