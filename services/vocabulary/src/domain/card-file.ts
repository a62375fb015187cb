import { AppError } from '@b1fuchs/kit';
import Papa from 'papaparse';
import type { DeckCard } from '@b1fuchs/contracts';

/** A row of a file of cards, as it is written there. */
export type FileRow = { line: number; germanWord: string; englishTranslation: string; persianTranslation: string; exampleSentence: string };
type Column = Exclude<keyof FileRow, 'line'>;

/** Names that programs and people give the columns, in small letters. */
const columnNames: Record<Column, string[]> = {
  germanWord: ['german', 'deutsch', 'wort', 'word', 'front', 'vorderseite', 'germanword'],
  englishTranslation: ['english', 'englisch', 'translation', 'übersetzung', 'back', 'rückseite', 'englishtranslation'],
  persianTranslation: ['persian', 'persisch', 'farsi', 'فارسی', 'persiantranslation'],
  exampleSentence: ['example', 'beispiel', 'beispielsatz', 'examplesentence'],
};
const isPersian = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/**
 * Reads a file of cards: tab, comma or semicolon between the columns, UTF-8 or Windows-1252, with or without a line of
 * names, as Anki and spreadsheets write them. Without names the columns are German, translation, and what follows.
 * @throws AppError IMPORT_UNREADABLE when it is no such file
 */
export function readCardFile(file: Uint8Array): FileRow[] {
  const text = decode(file);
  const lines = text.split(/\r\n|\r|\n/u);
  const { separator, skipped } = readAnkiHeader(lines);
  const body = lines.slice(skipped).join('\n');
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: separator ?? delimiterOf(body), skipEmptyLines: 'greedy' });
  if (errors.some(({ type }) => type === 'Quotes') && data.length <= 1) throw new AppError('IMPORT_UNREADABLE');
  if (data.every((row) => row.length < 2)) throw new AppError('IMPORT_UNREADABLE');

  const [first = []] = data;
  const named = columnsNamed(first);
  const lineOf = lineNumbers(body, skipped);
  const rows = data.map((cells, index) => ({ cells: cells.map(plainText), line: lineOf(index) }));
  return (named === undefined ? rows : rows.slice(1)).map(({ cells, line }) => ({ line, ...(named === undefined ? unnamed(cells) : pickNamed(cells, named)) }));
}

/** UTF-8, or else Windows-1252, in which spreadsheets on Windows still write; a byte that is text in neither makes no file of cards. */
function decode(file: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    text = new TextDecoder('windows-1252').decode(file);
  }
  // Control characters other than blanks: the file is no text.
  if (text.trim() === '' || /[^\P{Cc}\t\n\v\f\r]/u.test(text)) throw new AppError('IMPORT_UNREADABLE');
  return text;
}

/** Anki begins its files with lines such as „#separator:tab“. */
function readAnkiHeader(lines: string[]): { separator: string | undefined; skipped: number } {
  const start = lines.findIndex((line) => !/^#\w+( \w+)?:/u.test(line));
  const header = lines.slice(0, Math.max(0, start));
  const name = header.find((line) => line.startsWith('#separator:'))?.slice('#separator:'.length).trim().toLowerCase();
  const separators: Record<string, string> = { tab: '\t', comma: ',', semicolon: ';', pipe: '|' };
  return { separator: name === undefined ? undefined : (separators[name] ?? name), skipped: header.length };
}

/** What stands most often in the first lines. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 5_000);
  const counts = ['\t', ';', ','].map((delimiter) => ({ delimiter, count: start.split(delimiter).length }));
  return counts.sort((one, other) => other.count - one.count)[0]?.delimiter ?? '\t';
}

function columnsNamed(cells: string[]): Map<Column, number> | undefined {
  const named = new Map<Column, number>();
  cells.forEach((cell, index) => {
    for (const [column, names] of Object.entries(columnNames) as [Column, string[]][]) if (names.includes(cell.trim().toLowerCase()) && !named.has(column)) named.set(column, index);
  });
  return named.has('germanWord') && named.size >= 2 ? named : undefined;
}

const pickNamed = (cells: string[], named: Map<Column, number>): Omit<FileRow, 'line'> => {
  const cell = (column: Column): string => cells[named.get(column) ?? -1] ?? '';
  return { germanWord: cell('germanWord'), englishTranslation: cell('englishTranslation'), persianTranslation: cell('persianTranslation'), exampleSentence: cell('exampleSentence') };
};

/** German first; of the other columns the first Persian one, the first of the others as English, the next as the example. */
function unnamed([germanWord = '', ...others]: string[]): Omit<FileRow, 'line'> {
  const persian = others.findIndex(isPersian);
  const [englishTranslation = '', exampleSentence = ''] = others.filter((_, index) => index !== persian);
  return { germanWord, englishTranslation, persianTranslation: others[persian] ?? '', exampleSentence };
}

/** Anki's fields may hold HTML, and a spreadsheet's an apostrophe before what looks like a formula. */
const plainText = (cell: string): string =>
  cell
    .replaceAll(/<br\s*\/?>/giu, ' ')
    .replaceAll(/<[^<>]*>/gu, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/^'(?=[=+\-@])/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Where each row begins in the file: rows in quotes may have several lines, and empty lines are left out. */
function lineNumbers(body: string, skipped: number): (row: number) => number {
  const starts: number[] = [];
  let open = false;
  body.split('\n').forEach((line, index) => {
    if (!open && line.trim() !== '') starts.push(skipped + index + 1);
    if ((line.split('"').length - 1) % 2 === 1) open = !open;
  });
  return (row) => starts[row] ?? skipped + row + 1;
}

const exported = ['germanWord', 'englishTranslation', 'persianTranslation', 'exampleSentence', 'exampleTranslation', 'grammar', 'topic'] as const;
const headings = ['German', 'English', 'Persian', 'Example', 'Example in English', 'Grammar', 'Topic'];

/** The deck as a file that Anki reads (tabs), or a spreadsheet (commas, with a byte order mark and no cell that runs as a formula). */
export function writeCardFile(deck: DeckCard[], format: 'tsv' | 'csv'): string {
  const rows = deck.filter(({ archived }) => !archived).map((card) => exported.map((column) => card[column]));
  if (format === 'csv') return `\uFEFF${Papa.unparse({ fields: headings, data: rows }, { escapeFormulae: true, newline: '\r\n' })}\r\n`;
  const oneLine = (cell: string): string => cell.replaceAll(/[\t\r\n]+/gu, ' ');
  return ['#separator:tab', '#html:false', `#columns:${headings.join('\t')}`, ...rows.map((row) => row.map(oneLine).join('\t'))].join('\n') + '\n';
}
