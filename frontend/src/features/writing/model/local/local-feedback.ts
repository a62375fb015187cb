import {
  countWords,
  isPlaceholderText,
  PASS_MARK,
  recommendedWords,
  type Correction,
  type RecommendedExpression,
  type Suggestion,
  type WritingFeedback,
  type WritingSection,
} from '@b1fuchs/contracts';
import { findArticleErrors } from './find-article-errors.js';
import { findConjugationErrors } from './find-conjugation-errors.js';
import { findMissingEndMarks, findSmallSentenceStarts } from './find-sentence-errors.js';
import { localGrade, topicShare } from './local-grade.js';

export const LOCAL_NOTICE = 'Hinweis: Diese Bewertung wurde lokal erstellt, da der Server nicht erreichbar war.';

type Input = { text: string; topic: string; section: WritingSection; expressions: RecommendedExpression[] };

/**
 * Simple feedback made in the browser when the server can't be reached (spec 2, sections 8 and 9.1).
 * It judges no criteria: that needs the server's analysis.
 * @param input.expressions the task's useful expressions, which are recommended as they are
 */
export function localFeedback({ text, topic, section, expressions }: Input): WritingFeedback {
  const grade = localGrade({ text, topic, section });
  const corrections = findLocalErrors(text);
  return {
    grade,
    topicRelevance: relevanceSentence(topicShare(text, topic)),
    styleAppropriateness: 'Ob der Stil passt, kann nur die vollständige Analyse beurteilen.',
    corrections,
    recommendedExpressions: expressions,
    suggestions: suggestionsFor({ text, section, corrections }),
    overallFeedback: `${LOCAL_NOTICE} ${summarySentence({ text, grade, corrections })}`,
    criteria: [],
  };
}

/** The errors the browser can find by itself, in the order of the text. */
export function findLocalErrors(text: string): Correction[] {
  return [findArticleErrors, findConjugationErrors, findSmallSentenceStarts, findMissingEndMarks]
    .flatMap((find) => find(text))
    .toSorted((a, b) => a.offset - b.offset);
}

function relevanceSentence(share: number): string {
  if (share >= 0.5) return 'Ihr Text nennt wichtige Wörter des Themas.';
  return share > 0 ? 'Ihr Text nennt einige Wörter des Themas.' : 'Ihr Text nennt kein Wort aus dem Thema.';
}

function summarySentence({ text, grade, corrections }: { text: string; grade: number; corrections: Correction[] }): string {
  if (text.trim() === '') return 'Es wurde noch kein Text geschrieben.';
  if (isPlaceholderText(text)) return 'Der Text scheint ein Platzhalter oder Testtext zu sein.';
  const verdict = grade >= PASS_MARK ? 'Länge und Thema passen.' : 'Bei Länge oder Thema fehlt noch etwas.';
  const errors = corrections.length === 0 ? 'Die einfache Prüfung hat keine Fehler gefunden, aber sie erkennt nur wenige.' : 'Sehen Sie sich die markierten Stellen an.';
  return `${verdict} ${errors} Für eine genaue Bewertung analysieren Sie Ihren Text bitte später noch einmal.`;
}

function suggestionsFor({ text, section, corrections }: { text: string; section: WritingSection; corrections: Correction[] }): Suggestion[] {
  const missingWords = recommendedWords[section] - countWords(text);
  const length = {
    title: 'Mehr schreiben',
    content: `Empfohlen sind etwa ${recommendedWords[section]} Wörter. Schreiben Sie zu jedem Punkt der Aufgabe ein bis zwei Sätze.`,
  };
  const proofreading = {
    title: 'Noch einmal lesen',
    content: 'Lesen Sie Ihren Text Satz für Satz: Stimmen Artikel, Verbformen, Großschreibung und Satzzeichen?',
  };
  return [...(missingWords > 10 ? [length] : []), ...(corrections.length > 0 ? [proofreading] : [])];
}
