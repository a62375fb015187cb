import { PASS_MARK } from '@b1fuchs/contracts';
import { help } from '../../../lib/interface-language/help.js';
import { LEAST_RESULTS, type CriterionKey, type GradedSection } from './grade-series.js';

/** The wording of what changes over time. */
export const insightTexts = {
  title: 'Ihre Entwicklung',
  loading: help('Ihre Entwicklung wird geladen …'),
  failed: help('Ihre Entwicklung ist gerade nicht zu sehen'),
  chart: 'Diagramm',
  table: 'Tabelle',
  view: 'Ansicht',
  chartMissing: help('Das Diagramm konnte nicht geladen werden. Alle Werte stehen in der Tabelle.'),
  day: 'Tag',
  week: 'Woche ab',
} as const;

export const gradeTexts = {
  title: 'Übungsbewertungen',
  sections: 'Schreiben oder Sprechen',
  total: 'Punkte',
  axis: 'Punkte von 100',
  bandAxis: 'Stufe A bis E',
  explained: help('Punkt: ein Ergebnis. Linie: Schnitt der letzten fünf.'),
  passMark: `bestanden ab ${PASS_MARK}`,
  single: 'Ergebnis',
  mean: 'Schnitt',
  notRated: '–',
  caption: (section: string) => `Übungsbewertungen im ${section}, die neueste zuerst`,
  empty: { writing: help('Nach drei Texten sehen Sie hier, wie sich Ihre Bewertungen entwickeln.'), speaking: help('Nach drei Gesprächen sehen Sie hier, wie sich Ihre Bewertungen entwickeln.') } satisfies Record<GradedSection, string>,
  soFar: (count: number) => help(`Bisher: ${count} von ${LEAST_RESULTS}.`),
} as const;

export const criterionNames: Record<CriterionKey, string> = {
  erfuellung: 'Erfüllung',
  kohaerenz: 'Kohärenz',
  interaktion: 'Kohärenz und Interaktion',
  wortschatz: 'Wortschatz',
  strukturen: 'Strukturen',
  aussprache: 'Aussprache',
};

export const errorTexts = {
  title: 'Ihre Fehler',
  choice: 'Fehlerart',
  all: 'Alle Fehler',
  axis: 'Fehler je 100 Wörter',
  words: 'Wörter',
  errors: 'Fehler',
  caption: (choice: string) => `${choice} nach Wochen, die neueste zuerst`,
  trends: 'So entwickeln sie sich',
  trendsExplained: help('Die letzten vier Wochen, verglichen mit den vier Wochen davor'),
  noTrends: help('Wenn Sie einige Wochen lang Texte schreiben, sehen Sie hier, welche Fehler seltener werden.'),
  empty: help('Nach drei Texten sehen Sie hier, welche Fehler seltener werden.'),
  noneLately: help('Ab Ihrem nächsten Text sehen Sie hier, welche Fehler seltener werden.'),
} as const;

export const vocabularyTexts = {
  title: 'Gewusste Karten',
  axis: 'Richtige Antworten in Prozent',
  answered: 'Antworten',
  right: 'Richtig',
  percent: 'Prozent',
  caption: 'Richtige Antworten nach Wochen, die neueste zuerst',
  empty: help('Sobald Sie Karten beantworten, sehen Sie hier, wie viele Sie gewusst haben.'),
} as const;
