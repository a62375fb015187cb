import type { SpeakingCriterionName, SpeakingStage } from '@b1fuchs/contracts';
import { help } from '../../lib/interface-language/help.js';
import type { ClockPhase } from './model/exam-clock.js';

/** Spec 2, section 8, Speaking chat: what the examiner says when no answer came in time. */
export const fallbackReply = 'Entschuldigung für die Verzögerung. Können Sie Ihre Gedanken weiter ausführen?';

/** Spec 2, section 8; the English ones are marked as such where they are shown. */
export const errorTexts = {
  title: help('Fehler'),
  timeout: help('Request timed out. Using fallback response.'),
  notSent: help('Failed to send message'),
  feedback: help('Failed to generate feedback'),
  analysis: (message: string): string => help(`Failed to analyze speaking: ${message}`),
  report: help('Failed to download report'),
  backInField: help('Ihre Antwort ist nicht verloren: Sie steht wieder im Feld.'),
  nothingLost: help('Ihre Antworten sind nicht verloren.'),
} as const;

/** The titles of spec 2, section 2.1. */
export const stageTexts: Record<SpeakingStage, { title: string; pick: string; guide: string }> = {
  intro: { title: 'Sich vorstellen', pick: '', guide: 'Das können Sie erzählen:' },
  planning: { title: 'Sprechen Themen Teil 1: Gemeinsam etwas Planen', pick: 'Wählen Sie ein Gesprächsthema', guide: 'Zu besprechen:' },
  presentation: { title: 'Sprechen Themen Teil 2: Ein Thema präsentieren', pick: 'Wählen Sie ein Präsentationsthema', guide: 'Leitfragen zum Thema' },
};

/** What one says about oneself in the exam. */
export const introductionHints = ['Name', 'Herkunft und Wohnort', 'Familie', 'Beruf oder Ausbildung', 'Sprachen', 'Hobbys und Freizeit'] as const;

export const headerTexts = { progress: 'Prüfungsfortschritt', playing: 'Audio wird abgespielt', recording: 'Aufnahme läuft...', home: 'Zurück zum Hauptmenü', back: 'Zurück', next: 'Weiter' } as const;

export const chatTexts = {
  card: 'Gespräch mit dem Prüfer',
  examiner: 'Prüfer',
  learner: 'Sie',
  answer: 'Ihre Antwort',
  placeholder: 'Sprechen oder schreiben Sie Ihre Antwort …',
  send: 'Antworten',
  feedback: 'Feedback erhalten',
  thinking: help('Der Prüfer überlegt …'),
  listen: 'Anhören',
  stop: 'Anhalten',
  loading: help('Das Gespräch beginnt …'),
  ended: help('Das Gespräch ist zu Ende. Das haben Sie gut gemacht! Holen Sie sich jetzt Ihr Feedback.'),
  endedEarly: help('Das Gespräch ist zu Ende. Für ein Feedback war es noch zu kurz: Versuchen Sie es gleich noch einmal.'),
  again: 'Noch einmal von vorn',
  tooLong: help('Ihre Antwort ist zu lang: Es gehen höchstens 5.000 Zeichen auf einmal. Senden Sie sie bitte in zwei Teilen.'),
  silenced: help('Ihr Browser spielt Ton erst ab, wenn Sie es erlauben.'),
  play: 'Ton einschalten',
  dismiss: 'Meldung schließen',
} as const;

/** How a reply may begin; its sound is fetched while the learner waits for it (spec 2, section 7, Speculative audio). */
export const predictedReply: Record<SpeakingStage, string> = {
  intro: 'Das ist interessant.',
  planning: 'Das ist eine gute Idee.',
  presentation: 'Das ist interessant.',
};

export const settingsTexts = { title: 'Stimme und Tempo' } as const;

export const topicTexts = { change: 'Anderes Thema', unavailable: help('Die Themen konnten nicht geladen werden'), loading: help('Die Themen werden geladen …'), retry: 'Erneut versuchen' } as const;

export const clockTexts = {
  switch: 'Partnermodus mit Uhr',
  hint: help('Wie in der Prüfung: 15 Minuten Vorbereitung mit Notizen, dann sprechen. Die Uhr unterbricht Sie nie.'),
  phases: { preparation: 'Vorbereitung', planning: 'Gemeinsam planen', presentation: 'Präsentieren', reaction: 'Auf Fragen reagieren' } satisfies Record<ClockPhase, string>,
  left: 'Restzeit',
  over: help('Die Zeit ist um. Sprechen Sie ruhig zu Ende.'),
  preparationOver: help('Die Vorbereitungszeit ist um. Beginnen Sie, wenn Sie so weit sind.'),
  prepare: 'Bereiten Sie sich vor',
  prepareText: help('Lesen Sie das Thema und machen Sie Notizen: Stichwörter, keine ganzen Sätze. In der Prüfung haben Sie 15 Minuten für beide Teile zusammen.'),
  begin: 'Gespräch beginnen',
  reaction: 'Präsentation beendet',
  notes: 'Meine Notizen',
  notesHint: help('Ihre Notizen bleiben in diesem Browser.'),
} as const;

export const historyTexts = {
  title: 'Frühere Gespräche',
  ended: 'beendet',
  messages: (count: number): string => (count === 1 ? '1 Nachricht' : `${count} Nachrichten`),
  open: 'Weiterführen',
  read: 'Ansehen',
  remove: 'Löschen',
  removeNamed: (title: string, when: string): string => `Gespräch löschen: ${title}, ${when}`,
  confirm: 'Gespräch löschen?',
  confirmText: help('Das Gespräch wird endgültig gelöscht. Das lässt sich nicht rückgängig machen.'),
  cancel: 'Abbrechen',
} as const;

export const feedbackTexts = {
  title: 'Feedback zu Ihrer Sprechübung',
  working: help('Ihr Gespräch wird ausgewertet …'),
  outdated: help('Dieses Feedback gehört zu dem, was Sie bis dahin gesagt hatten.'),
  overall: 'Gesamteindruck',
  criteria: 'Die Kriterien der Prüfung',
  fluency: 'Flüssigkeit',
  pronunciation: 'Aussprache',
  relevance: 'Themenbezug',
  relevanceOf: (score: number): string => `${score}/10`,
  missed: 'Thema verfehlt',
  corrections: 'Korrekturen',
  firstThings: 'Das Wichtigste zuerst',
  noCorrections: help('Wir haben keine Fehler gefunden.'),
  more: (count: number): string => (count === 1 ? 'Eine weitere Korrektur zeigen' : `${count} weitere Korrekturen zeigen`),
  fewer: 'Nur die wichtigsten zeigen',
  expressions: 'Empfohlene Ausdrücke',
  download: 'PDF-Bericht herunterladen',
  downloading: 'PDF wird erstellt …',
} as const;

export const criterionNames: Record<SpeakingCriterionName, string> = {
  erfuellung: 'Erfüllung',
  interaktion: 'Kohärenz und Interaktion',
  wortschatz: 'Wortschatz',
  strukturen: 'Strukturen',
  aussprache: 'Aussprache',
};

/** Where voices would go to an outside provider. */
export const voiceConsentTexts = {
  needed: (recipient: string): string =>
    help(`Ihr Browser kann Sprache nicht selbst in Text umwandeln. Dafür würde Ihre Aufnahme an ${recipient} gesendet. Bitte stimmen Sie unten bei „Ändern“ zu, oder tippen Sie Ihre Antwort.`),
} as const;
