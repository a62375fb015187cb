import type { CriterionName, WritingSection } from '@b1fuchs/contracts';
import { help } from '../../lib/interface-language/help.js';

/** What is shown when an analysis fails (spec 2, section 8, Writing grammar analysis). */
export const errorTexts = {
  title: help('Fehler'),
  invalidFormat: help('Die Antwort vom Server hat ein ungültiges Format. Bitte versuchen Sie es später erneut.'),
  missingCorrections: help('Die Antwort vom Server enthält keine Korrekturen. Bitte versuchen Sie es später erneut.'),
  timeout: help('Die Anfrage hat zu lange gedauert. Bitte versuchen Sie es später erneut.'),
  serverUnreachable: help('Der Server ist derzeit nicht erreichbar. Eine vereinfachte Analyse wird angezeigt...'),
  httpStatus: (status: number): string => help(`HTTP error! status: ${status}`),
  other: (message: string): string => help(`Fehler bei der Analyse: ${message}`),
  nothingLost: help('Ihr Text ist gespeichert.'),
} as const;

/** When no PDF comes (spec 2, section 8), and what is given instead. */
export const reportTexts = {
  failureTitle: help('Error'),
  failure: help('Failed to generate PDF report'),
  textInstead: help('Die PDF-Datei konnte nicht erstellt werden. Ihr Feedback wurde stattdessen als Textdatei gespeichert.'),
} as const;

/** What the mascot says, one short sentence or two for each situation. */
export const mascotTexts = {
  chooseTopic: help('Wählen Sie zuerst ein Thema. Dann sehen Sie, worüber Sie schreiben sollen.'),
  begin: {
    teil1: help('Beginnen Sie mit der Anrede, zum Beispiel „Liebe Anna,“. Zu jedem Punkt reichen ein bis zwei Sätze.'),
    teil2: help('Sagen Sie zuerst Ihre Meinung. Nennen Sie dann einen Grund und ein Beispiel.'),
    teil3: help('Hier schreiben Sie höflich und mit „Sie“. Beginnen Sie mit der Anrede.'),
  },
  writing: help('Schauen Sie immer wieder in die Aufgabe: Steht zu jedem Punkt etwas in Ihrem Text?'),
  rereading: help('Lesen Sie Ihren Text noch einmal: Steht das Verb an der richtigen Stelle? Sind alle Nomen großgeschrieben?'),
  reading: help('Ich lese Ihren Text. Das dauert nur einen Moment.'),
  failed: help('Das hat nicht geklappt, aber Ihr Text ist gespeichert. Lesen Sie bitte den Hinweis unter Ihrem Text.'),
  passed: help('Gut gemacht! Sehen Sie sich die wichtigste Korrektur an und verbessern Sie den Text noch ein wenig.'),
  passedWithoutErrors: help('Gut gemacht! Wir haben keine Fehler gefunden. Probieren Sie die nächste Aufgabe.'),
  notPassed: help('Nicht aufgeben! Beginnen Sie mit der ersten Korrektur und überarbeiten Sie dann Ihren Text.'),
  notPassedWithoutErrors: help('Nicht aufgeben! Lesen Sie, was noch fehlt, und überarbeiten Sie dann Ihren Text.'),
  offline: help('Der Server ist gerade nicht erreichbar. Das ist nur eine einfache Prüfung. Analysieren Sie den Text später noch einmal.'),
  revising: help('Wenn Sie fertig sind, analysieren Sie den Text noch einmal. Dann sehen Sie, was besser geworden ist.'),
} as const;

export const sectionTexts: Record<WritingSection, { name: string; kind: string; sheetLabel: string }> = {
  teil1: { name: 'Teil 1', kind: 'Private E-Mail', sheetLabel: 'Ihre E-Mail oder Ihr Brief' },
  teil2: { name: 'Teil 2', kind: 'Meinung', sheetLabel: 'Ihr Diskussionsbeitrag' },
  teil3: { name: 'Teil 3', kind: 'Formelle E-Mail', sheetLabel: 'Ihre formelle E-Mail' },
};

export const criterionNames: Record<CriterionName, { name: string; meaning: string }> = {
  erfuellung: { name: 'Erfüllung', meaning: 'Aufgabe und Inhalt' },
  kohaerenz: { name: 'Kohärenz', meaning: 'Aufbau und Verbindungen' },
  wortschatz: { name: 'Wortschatz', meaning: 'Auswahl und Vielfalt' },
  strukturen: { name: 'Strukturen', meaning: 'Grammatik und Rechtschreibung' },
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
