import { help } from '../../../lib/interface-language/help.js';
import type { Article } from './model/session.js';
import type { StudyMode } from './model/study-mode.js';
import type { Verdict } from './model/compare-answer.js';

/** The card and its buttons (spec 2, section 2.5). */
export const cardTexts = {
  label: 'Karte',
  position: (position: number, of: number) => `Karte ${position} von ${of}`,
  box: (box: number) => `Box ${box}`,
  leech: 'Schwieriges Wort',
  showTranslation: 'Show Translation',
  known: 'Know It',
  unknown: "Don't Know It",
  proposed: 'Vorschlag',
  playWord: 'Aussprache anhören',
  playSentence: 'Beispielsatz anhören',
  topic: 'Thema',
  example: 'Beispiel',
  swipe: 'Nach links oder rechts wischen',
  undo: 'Rückgängig',
} as const;

/** Typing, listening and the article drill. */
export const modeTexts = {
  legend: 'Wie möchten Sie üben?',
  names: { cards: 'Karten', typing: 'Tippen', listening: 'Hören', article: 'Artikel' } satisfies Record<StudyMode, string>,
  typeWord: help('Schreiben Sie das deutsche Wort.'),
  typeGap: help('Was fehlt in der Lücke?'),
  typeHeard: help('Schreiben Sie, was Sie hören.'),
  listen: 'Wort anhören',
  chooseArticle: help('Welcher Artikel passt?'),
  articles: 'Artikel',
  check: 'Prüfen',
  showAnswer: 'Lösung zeigen',
  letters: 'Buchstaben einfügen',
  drillDone: help('Alle Artikel geübt'),
  drillDoneText: (count: number) =>
    count === 1 ? help('Eine Karte hat keinen Artikel. Üben Sie sie als Karte.') : help(`${count} Karten haben keinen Artikel. Üben Sie sie als Karten.`),
  goOnWithCards: 'Mit Karten weiterüben',
} as const;

export const verdictTexts: Record<Verdict, string> = {
  right: 'Richtig!',
  respelled: 'Richtig! So schreibt man es:',
  near: 'Fast richtig:',
  article: 'Fast richtig! Der Artikel ist anders:',
  wrong: 'Leider falsch. Richtig ist:',
};
export const articleVerdict = { right: 'Richtig!', wrong: (article: Article) => `Leider falsch. Der Artikel ist „${article}“.` } as const;
export const yourAnswer = 'Ihre Antwort:';

/** Figures beside the card. */
export const figureTexts = {
  due: 'Heute fällig',
  overdue: 'Überfällig',
  boxes: 'Ihre Boxen',
  cards: (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`),
  session: 'Fortschritt in dieser Runde',
  correct: 'Richtig',
  wrong: 'Falsch',
  total: 'Gesamt',
} as const;

/** Spec 2, sections 2.5 and 4. */
export const nothingDueTexts = {
  title: help('No Cards Due Today!'),
  text: help('Great work! All your cards are scheduled for future reviews.'),
  emptyDeck: help('Sie haben noch keine Karten. Wählen Sie Wörter aus der Wortliste; danach üben Sie sie hier.'),
  addWords: 'Wörter hinzufügen',
} as const;
export const completeTexts = {
  room: 'Karten üben',
  figures: 'Ihre Zahlen',
  title: help('Session Complete!'),
  reviewed: (count: number) => (count === 1 ? help(`Reviewed ${count} card. Great work!`) : help(`Reviewed ${count} cards. Great work!`)),
  again: 'Review Again',
  more: 'Weitere fällige Karten üben',
  uncounted: help('Diese Karten sind heute nicht mehr fällig: Sie üben jetzt freiwillig. Die Karten bleiben in ihren Boxen, und jede Wiederholung hilft Ihnen.'),
} as const;

/** Spec 2, section 8, Study; what is not there is said in German. */
export const errorTexts = {
  lost: { title: help('Error'), description: help('Failed to record review. Please try again.') },
  refused: { review: help('Antwort nicht gespeichert'), undo: help('Antwort nicht zurückgenommen') },
  unavailable: help('Ihre Karten sind gerade nicht zu sehen'),
  unavailableText: help('Bitte laden Sie die Seite neu. Wenn das nicht hilft, melden Sie sich ab und wieder an. Ihre Karten und Ihr Fortschritt sind gespeichert.'),
  reload: 'Seite neu laden',
  unknownFigure: 'noch nicht geladen',
} as const;

export const loadingText = help('Ihre Karten werden geladen …');

const kept = 'Ihre Antworten sind gespeichert und werden später gesendet.';
export const waitingTexts = {
  offline: help(`Sie sind offline. ${kept}`),
  server: help(`Der Server ist gerade nicht erreichbar. ${kept}`),
  count: (count: number) => (count === 1 ? help('1 Antwort wartet.') : help(`${count} Antworten warten.`)),
} as const;

export const keyboardTexts = {
  title: 'Tastatur',
  keys: [
    { keys: ['Leertaste', 'Enter'], does: help('Karte umdrehen') },
    { keys: ['1', '←'], does: help('nicht gewusst') },
    { keys: ['2', '→'], does: help('gewusst') },
    { keys: ['R'], does: help('noch einmal hören') },
    { keys: ['U'], does: help('Antwort zurücknehmen') },
  ],
  articleKeys: { keys: ['1', '2', '3'], does: help('der, die, das wählen') },
} as const;
