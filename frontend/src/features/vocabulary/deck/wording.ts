import { BOXES, LEITNER_INTERVALS, type Scheduler } from '@b1fuchs/contracts';
import { help } from '../../../lib/interface-language/help.js';

/** A number as German writes it, and the word in its form: '1.204 Karten', '1 Karte'. */
const counted = (count: number, one: string, many: string): string => `${count.toLocaleString('de')} ${count === 1 ? one : many}`;

/** '1 Karte', '1.204 Karten'. */
export const cardCount = (count: number): string => counted(count, 'Karte', 'Karten');
/** '1 Wort', '1.204 Wörter'. */
export const wordCount = (count: number): string => counted(count, 'Wort', 'Wörter');

/** Headings, messages and labels of the dashboard (spec 2, section 2.5). */
export const dashboardTexts = {
  title: 'Lernfortschritt',
  loading: help('Ihr Lernfortschritt wird geladen …'),
  failed: help('Ihr Lernfortschritt ist gerade nicht zu sehen'),
  nothingLost: help('Ihre Karten sind gespeichert.'),
  tryAgain: 'Erneut versuchen',
  study: 'Jetzt üben',
  addWords: 'Wörter hinzufügen',
  due: (count: number): string => `${cardCount(count)} ${count === 1 ? 'wartet' : 'warten'} auf Sie!`,
  overdue: (count: number): string => (count === 1 ? help('Eine davon war schon früher fällig.') : help(`${count.toLocaleString('de')} davon waren schon früher fällig.`)),
  nothingDue: 'Alle Karten für heute erledigt!',
  nothingDueText: help('Gut gemacht! Morgen geht es weiter, oder Sie legen jetzt neue Wörter in Ihr Deck.'),
  reviewedToday: (count: number): string => 
    count === 1 ? help('Heute haben Sie schon 1 Karte beantwortet.') : help(`Heute haben Sie schon ${count.toLocaleString('de')} Karten beantwortet.`),
  emptyTitle: 'Ihr Deck ist noch leer',
  emptyText: help('Suchen Sie sich Wörter zu einem Thema aus. Zehn bis zwanzig neue Wörter sind ein guter Anfang.'),
} as const;

/** The card on the home screen that says what is due. */
export const dueCardsTexts = {
  title: 'Heute fällig',
  loading: help('Ihre Karten werden geladen …'),
  study: 'Karten üben',
  open: 'Zum Wortschatz',
  reviewed: 'Heute beantwortet',
  tomorrow: 'Morgen fällig',
} as const;

const intervalTexts: Partial<Record<number, string>> = { 1: 'nach einem Tag', 7: 'nach einer Woche', 14: 'nach zwei Wochen' };

/** When a card of a box comes again, or what the box stands for. Only in the Leitner plan does each have its fixed interval. */
export function boxText(box: number, scheduler: Scheduler): string {
  if (scheduler === 'fsrs') return box === 1 ? 'neu oder vergessen' : box === BOXES ? 'sicher gelernt' : '';
  const days = LEITNER_INTERVALS[box - 1] ?? 0;
  return intervalTexts[days] ?? `nach ${days} Tagen`;
}

/** How many cards come in the days ahead. */
export function comingText(count: number): string {
  if (count === 0) return help('In dieser Zeit wird keine Karte fällig.');
  return count === 1 ? help('In dieser Zeit wird 1 Karte fällig.') : help(`In dieser Zeit werden ${count.toLocaleString('de')} Karten fällig.`);
}

/** Three tips (spec 2, section 2.5). */
export const studyTips = [
  { title: '10–15 Minuten täglich', text: help('Üben Sie lieber jeden Tag ein wenig als einmal in der Woche lange.') },
  { title: 'Das Boxsystem nutzen', text: help('Schwierige Wörter kommen öfter wieder, leichte seltener. Antworten Sie deshalb ehrlich.') },
  { title: 'Die Aussprache nutzen', text: help('Hören Sie jedes Wort an und sprechen Sie es laut nach.') },
] as const;

/** The two plans, each with what it does. */
export const schedulerTexts = {
  title: 'Ihr Lernplan',
  leitner: {
    name: 'Leitner-Boxen',
    text: help('Eine gewusste Karte rückt eine Box weiter, eine nicht gewusste beginnt wieder in Box 1. Je nach Box kommt sie nach 1, 2, 4, 7 oder 14 Tagen wieder.'),
  },
  fsrs: {
    name: 'Anpassender Plan (FSRS)',
    text: help('Der Plan schätzt für jede Karte, wann Sie sie fast vergessen haben, und legt sie Ihnen dann wieder vor. Leichte Wörter sehen Sie seltener, schwierige öfter.'),
  },
  changed: { title: 'Lernplan geändert', description: 'Er gilt ab Ihrer nächsten Antwort.' },
  failed: help('Lernplan nicht geändert'),
} as const;

/** Words that are forgotten again and again, and what helps. */
export const leechTexts = {
  title: 'Schwierige Wörter',
  none: help('Hier stehen Wörter, die Sie immer wieder vergessen. Zurzeit sind es keine.'),
  some: help('Diese Wörter vergessen Sie immer wieder. Öfter wiederholen allein hilft hier selten:'),
  advice: [
    help('Schreiben Sie einen eigenen Satz, der zu Ihrem Leben passt.'),
    help('Merken Sie sich ein Bild oder ein ähnliches Wort aus Ihrer Sprache dazu.'),
    help('Archivieren Sie die Karte für einige Zeit, wenn Sie das Wort jetzt nicht brauchen.'),
  ],
  all: 'Alle schwierigen Wörter ansehen',
} as const;

/** The deck: its list, and what can be done with a card. */
export const deckTexts = {
  title: 'Meine Karten',
  loading: help('Ihre Karten werden geladen …'),
  failed: help('Ihre Karten konnten nicht geladen werden'),
  search: 'Karten suchen',
  box: 'Box',
  allBoxes: 'Alle Boxen',
  show: 'Karten zeigen',
  shows: { active: 'Aktiv', archived: 'Archiv', leeches: 'Schwierig' },
  archive: 'Archivieren',
  bringBack: 'Zurückholen',
  edit: 'Bearbeiten',
  archived: (word: string): string => `„${word}“ ist im Archiv und wird nicht mehr abgefragt.`,
  broughtBack: (word: string): string => `„${word}“ ist wieder in Ihrem Deck.`,
  changeFailed: help('Die Karte wurde nicht geändert'),
  noMatch: help('Keine Karten gefunden. Versuchen Sie andere Suchkriterien.'),
  empty: {
    active: { title: help('Noch keine Karten'), text: help('Hier sehen Sie alle Karten Ihres Decks. Wählen Sie Wörter aus der Liste, oder schreiben Sie eine eigene Karte.') },
    archived: { title: help('Ihr Archiv ist leer'), text: help('Karten, die Sie archivieren, werden nicht mehr abgefragt. Hier können Sie sie jederzeit zurückholen.') },
    leeches: { title: help('Keine schwierigen Wörter'), text: help('Wenn Sie ein Wort immer wieder vergessen, steht es hier.') },
  },
} as const;

/** The dialog for a card that a learner writes. */
export const ownCardTexts = {
  create: 'Eigene Karte',
  edit: 'Karte bearbeiten',
  description: help('Ein deutsches Wort und mindestens eine Übersetzung.'),
  germanWord: 'Deutsches Wort',
  germanHint: help('Nomen mit Artikel: die Brücke'),
  english: 'Englische Übersetzung',
  persian: 'Persische Übersetzung',
  example: 'Beispielsatz auf Deutsch',
  cancel: 'Abbrechen',
  save: 'Speichern',
  failed: help('Die Karte wurde nicht gespeichert'),
  created: 'Karte gespeichert',
  alreadyThere: { title: 'Diese Karte haben Sie schon', description: 'Sie steht bereits in Ihrem Deck.' },
} as const;

/** Add words (spec 2, sections 2.6, 5 and 8). */
export const addWordsTexts = {
  title: 'Wörter hinzufügen',
  back: 'Zurück zum Wortschatz',
  loading: help('Die Wörter werden geladen …'),
  search: 'Wörter suchen',
  searchIn: 'Deutsch, Englisch oder Persisch',
  topic: 'Thema',
  allTopics: 'Alle Themen',
  level: 'Niveau',
  allLevels: 'Alle Niveaus',
  selected: (count: number): string => `${count.toLocaleString('de')} ausgewählt`,
  selectAll: 'Alle angezeigten auswählen',
  clear: 'Auswahl aufheben',
  add: 'Ausgewählte hinzufügen',
  adding: 'Hinzufügen...',
  added: 'Im Deck',
  noMatch: help('Keine Wörter gefunden. Versuchen Sie andere Suchkriterien.'),
  none: help('Keine verfügbaren Wörter gefunden.'),
  nothingSelected: { title: help('Keine Auswahl'), description: help('Bitte wählen Sie mindestens ein Wort aus') },
  success: (count: number) => ({ title: 'Erfolgreich hinzugefügt', description: `${wordCount(count)} zu Ihrem Deck hinzugefügt` }),
  errorTitle: help('Fehler'),
  loadFailed: help('Konnte verfügbare Wörter nicht laden'),
  loadUnreachable: help('Netzwerkfehler beim Laden der Wörter'),
  addFailed: help('Konnte Wörter nicht hinzufügen'),
  addUnreachable: help('Netzwerkfehler beim Hinzufügen'),
} as const;

/** Cards from a file. */
export const importTexts = {
  open: 'Importieren',
  title: 'Karten importieren',
  description: help('Vor dem Import sehen Sie, was mit jeder Zeile geschieht.'),
  choose: 'Datei auswählen oder hierherziehen',
  kinds: help('CSV oder TSV, auch aus Anki; höchstens 5 MB und 5.000 Zeilen'),
  columns: help('In jeder Zeile steht eine Karte: das deutsche Wort, die Übersetzung und, wenn Sie möchten, ein Beispielsatz.'),
  reading: help('Die Datei wird gelesen …'),
  failed: help('Die Datei konnte nicht importiert werden'),
  tooLarge: help('Die Datei ist größer als 5 MB. Bitte teilen Sie sie in mehrere Dateien auf.'),
  another: 'Andere Datei',
  cancel: 'Abbrechen',
  start: 'Importieren',
  done: 'Fertig',
  preview: 'Das wird importiert',
  finished: 'Der Import ist fertig',
  nothingNew: help('In dieser Datei ist keine neue Karte.'),
  rows: 'Zeilen der Datei',
  line: (line: number): string => `Zeile ${line}:`,
  more: (shown: number, total: number): string => help(`Sie sehen ${shown} von ${total.toLocaleString('de')} Zeilen.`),
  outcomes: { added: 'eigene Karte', listed: 'aus der Liste', duplicate: 'schon da', faulty: 'fehlerhaft' },
  counts: {
    added: (count: number): string => counted(count, 'neue eigene Karte', 'neue eigene Karten'),
    listed: (count: number): string => `${wordCount(count)} aus unserer Liste`,
    duplicate: (count: number): string => `${cardCount(count)} schon im Deck`,
    faulty: (count: number): string => `${counted(count, 'fehlerhafte Zeile', 'fehlerhafte Zeilen')} (ausgelassen)`,
  },
} as const;

/** The deck as a file. */
export const exportTexts = {
  open: 'Exportieren',
  title: 'Karten exportieren',
  description: help('Alle Karten Ihres Decks in einer Datei, eine Karte in jeder Zeile.'),
  failed: help('Die Datei konnte nicht erstellt werden'),
  tsv: { name: 'Für Anki (TSV)', purpose: help('In Anki über „Datei“ und „Importieren“ öffnen.') },
  csv: { name: 'Als Tabelle (CSV)', purpose: help('Für Excel, LibreOffice und andere Tabellenprogramme.') },
} as const;
