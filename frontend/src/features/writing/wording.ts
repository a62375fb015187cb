import type { Band, CriterionName, ErrorCategory, WritingSection } from '@b1fuchs/contracts';

/** What is shown when an analysis fails (spec 2, section 8, Writing grammar analysis). */
export const errorTexts = {
  title: 'Fehler',
  invalidFormat: 'Die Antwort vom Server hat ein ungültiges Format. Bitte versuchen Sie es später erneut.',
  missingCorrections: 'Die Antwort vom Server enthält keine Korrekturen. Bitte versuchen Sie es später erneut.',
  timeout: 'Die Anfrage hat zu lange gedauert. Bitte versuchen Sie es später erneut.',
  serverUnreachable: 'Der Server ist derzeit nicht erreichbar. Eine vereinfachte Analyse wird angezeigt...',
  httpStatus: (status: number): string => `HTTP error! status: ${status}`,
  other: (message: string): string => `Fehler bei der Analyse: ${message}`,
  nothingLost: 'Ihr Text ist gespeichert.',
} as const;

export const sectionTexts: Record<WritingSection, { name: string; kind: string; sheetLabel: string }> = {
  teil1: { name: 'Teil 1', kind: 'Private E-Mail', sheetLabel: 'Ihre E-Mail oder Ihr Brief' },
  teil2: { name: 'Teil 2', kind: 'Meinung', sheetLabel: 'Ihr Diskussionsbeitrag' },
  teil3: { name: 'Teil 3', kind: 'Formelle E-Mail', sheetLabel: 'Ihre formelle E-Mail' },
};

export const categoryNames: Record<ErrorCategory, string> = {
  spelling: 'Rechtschreibung',
  capitalization: 'Groß- und Kleinschreibung',
  punctuation: 'Zeichensetzung',
  case: 'Fall (Kasus)',
  gender: 'Genus (der, die, das)',
  agreement: 'Übereinstimmung',
  'verb-form': 'Verbform',
  'verb-position': 'Verbposition',
  'word-order': 'Satzstellung',
  preposition: 'Präposition',
  article: 'Artikel',
  pronoun: 'Pronomen',
  conjunction: 'Konjunktion',
  'word-choice': 'Wortwahl',
  style: 'Stil',
};

export const criterionNames: Record<CriterionName, { name: string; meaning: string }> = {
  erfuellung: { name: 'Erfüllung', meaning: 'Aufgabe und Inhalt' },
  kohaerenz: { name: 'Kohärenz', meaning: 'Aufbau und Verbindungen' },
  wortschatz: { name: 'Wortschatz', meaning: 'Auswahl und Vielfalt' },
  strukturen: { name: 'Strukturen', meaning: 'Grammatik und Rechtschreibung' },
};

export const bandNames: Record<Band, string> = {
  A: 'voll angemessen',
  B: 'überwiegend angemessen',
  C: 'teilweise angemessen',
  D: 'kaum angemessen',
  E: 'nicht angemessen',
};

/** 'kein Fehler', 'ein Fehler', '7 Fehler'. */
export function errorCount(count: number): string {
  if (count === 0) return 'kein Fehler';
  return count === 1 ? 'ein Fehler' : `${count} Fehler`;
}

/** 'Keine Korrekturen', 'Eine Korrektur', '7 Korrekturen'. */
export function correctionCount(count: number): string {
  if (count === 0) return 'Keine Korrekturen';
  return count === 1 ? 'Eine Korrektur' : `${count} Korrekturen`;
}
