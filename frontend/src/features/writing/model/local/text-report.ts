import { categoryNames, countWords, PASS_MARK, recommendedWords, type Correction, type WritingReportRequest, type WritingSection } from '@b1fuchs/contracts';
import { bandNames } from '../../../../components/feedback/band-names.js';
import { criterionNames, sectionTexts } from '../../wording.js';

/** Characters in a line: easy to read, and fits on printed paper. */
const LINE_WIDTH = 76;
const RULE = '='.repeat(LINE_WIDTH);
/** Every editor of every system shows these as ends of lines. */
const LINE_END = '\r\n';

/**
 * The feedback as plain text in the layout of an exam's feedback, with the grade as x/10.0 (spec 2, section 9.1):
 * for when no PDF can be made.
 * @param date the day of the report as it is printed, for example '3. Mai 2026'
 */
export function textReport({ feedback, text = '', topic = '', section }: WritingReportRequest, date: string): string {
  const { grade, criteria, corrections, recommendedExpressions, suggestions } = feedback;
  const blocks = [
    [RULE, 'DEUTSCH B1 – SCHREIBEN', 'Feedback zu Ihrem Text', RULE],
    head({ section, topic, date, words: countWords(text) }),
    [
      `BEWERTUNG: ${outOfTen(grade)}/10.0 – ${grade >= PASS_MARK ? 'Bestanden' : 'Nicht bestanden'}`,
      `Übungsbewertung – kein amtliches Ergebnis. Bestanden ab ${outOfTen(PASS_MARK)}/10.0.`,
    ],
    titled('Zusammenfassung', [feedback.overallFeedback, feedback.notice ?? '']),
    titled('Kriterien', criteria.map(({ name, band, reason }) => `${criterionNames[name].name}: ${band} (${bandNames[band]}). ${reason}`)),
    titled('Themenbezug', [feedback.topicRelevance]),
    titled('Schreibstil', [feedback.styleAppropriateness]),
    text.trim() === '' ? [] : ['IHR TEXT', ...text.trim().split(/\r\n|\r|\n/u)],
    // The simple check, which rates no criteria, finds few errors: that it found none says nothing.
    corrections.length === 0 && criteria.length === 0 ? [] : titled(`Korrekturen (${corrections.length})`, correctionLines(corrections)),
    titled('Empfohlene Ausdrücke', recommendedExpressions.flatMap(({ expression, usage, example }) => [`- ${expression}`, `  ${usage}`, `  ${example}`])),
    titled('Schreibvorschläge', suggestions.map(({ title, content }) => `- ${joined(': ', title, content)}`)),
  ];
  const shown = blocks.filter((lines) => lines.length > 0).map((lines) => lines.flatMap(wrapped).join(LINE_END));
  return shown.join(LINE_END + LINE_END) + LINE_END;
}

/** 72 of 100 is '7.2', 100 is '10.0'. */
const outOfTen = (grade: number): string => (grade / 10).toFixed(1);

function head({ section, topic, date, words }: { section: WritingSection | undefined; topic: string; date: string; words: number }): string[] {
  const recommended = section === undefined ? '' : ` (empfohlen: etwa ${recommendedWords[section]})`;
  return [
    section === undefined ? '' : `Prüfungsteil: ${sectionTexts[section].name} (${sectionTexts[section].kind})`,
    topic === '' ? '' : `Thema: ${topic}`,
    words === 0 ? '' : `Wörter: ${words}${recommended}`,
    `Datum: ${date}`,
  ].filter((line) => line !== '');
}

const correctionLines = (corrections: Correction[]): string[] =>
  corrections.length === 0 ? ['Es wurden keine Fehler gefunden.'] : corrections.map(correctionLine);

function correctionLine({ original, corrected, explanation, category }: Correction, index: number): string {
  const change = `${original === '' ? '(fehlt)' : original} → ${corrected === '' ? '(streichen)' : corrected}`;
  return joined(' ', `${index + 1}. ${change}`, `[${categoryNames[category]}]`, explanation);
}

/** A block under its title; none where it has nothing to say. */
function titled(title: string, lines: string[]): string[] {
  const said = lines.filter((line) => line.trim() !== '');
  return said.length === 0 ? [] : [title.toUpperCase(), ...said];
}

const joined = (separator: string, ...parts: string[]): string => parts.filter((part) => part.trim() !== '').join(separator);

/** Breaks a line between its words. What begins with a mark of a list, or with spaces, goes on under its own first word. */
function wrapped(line: string): string[] {
  const [start = ''] = /^ *(?:- |\d+\. )?/u.exec(line) ?? [];
  const indent = ' '.repeat(start.length);
  return broken(line.slice(start.length), LINE_WIDTH - start.length).map((part, index) => (index === 0 ? start : indent) + part);
}

/** A word longer than a line keeps a line of its own. */
function broken(text: string, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(/\s+/u)) {
    const longer = joined(' ', current, word);
    if (longer.length > width && current !== '') lines.push(current);
    current = longer.length > width && current !== '' ? word : longer;
  }
  return [...lines, current];
}
