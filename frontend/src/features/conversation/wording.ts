import { help } from '../../lib/interface-language/help.js';

/** What is shown when something fails (spec 2, section 8, Free conversation). */
export const errorTexts = {
  title: help('Fehler'),
  notSent: help('Fehler beim Senden der Nachricht. Bitte versuchen Sie es erneut.'),
  nothingLost: help('Ihre Nachricht steht noch im Textfeld.'),
  tooLong: help('Ihre Nachricht ist zu lang. Bitte senden Sie höchstens 5.000 Zeichen auf einmal.'),
  notOpened: help('Das Gespräch konnte nicht geladen werden. Bitte versuchen Sie es erneut.'),
  notBegun: help('Das Gespräch konnte nicht begonnen werden. Bitte versuchen Sie es erneut.'),
  notListed: help('Ihre Gespräche konnten nicht geladen werden.'),
  notDeleted: help('Das Gespräch konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.'),
  gone: { title: help('Dieses Gespräch gibt es nicht'), text: help('Vielleicht haben Sie es gelöscht. Ihre anderen Gespräche sind noch da.') },
} as const;

export const chatTexts = {
  title: 'Freies Gespräch',
  partner: 'Fuchs',
  learner: 'Sie',
  messages: 'Nachrichten',
  listen: 'Anhören',
  stop: 'Anhalten',
  field: 'Ihre Nachricht',
  placeholder: 'Schreiben oder sprechen Sie hier …',
  send: 'Senden',
  typing: help('Fuchs schreibt …'),
  loading: help('Das Gespräch wird geladen …'),
  ended: help('Dieses Gespräch ist zu Ende. Beginnen Sie einfach ein neues.'),
  hide: 'Ausblenden',
  again: 'Erneut versuchen',
} as const;

/** Above the corrections of a message. */
export const tipTitle = (count: number): string => (count === 1 ? 'Kleiner Tipp' : 'Kleine Tipps');
export const inAnotherLanguage = 'Erklärung in einer anderen Sprache';

export const listTexts = {
  title: 'Ihre Gespräche',
  show: 'Ihre Gespräche zeigen',
  close: 'Gespräche schließen',
  begin: 'Neues Gespräch',
  /** The name of one in which the learner has said nothing yet. */
  unused: 'Neues Gespräch',
  loading: help('Ihre Gespräche werden geladen …'),
  delete: (title: string): string => `Gespräch löschen: ${title}`,
} as const;

export const deleteTexts = {
  question: 'Gespräch löschen?',
  consequence: (title: string): string => help(`„${title}“ wird mit allen Nachrichten gelöscht. Das können Sie nicht rückgängig machen.`),
  cancel: 'Abbrechen',
  confirm: 'Löschen',
  done: 'Das Gespräch ist gelöscht.',
} as const;

export const voiceTexts = { settings: 'Stimme einstellen', title: 'Stimme von Fuchs', done: 'Fertig' } as const;

/** What Fuchs is doing, in a sentence beside the picture. */
export const moodTexts = {
  idle: help('Erzählen Sie einfach. Ich helfe bei Fehlern.'),
  thinking: help('Ich überlege …'),
  speaking: help('Ich spreche …'),
  listening: help('Ich höre Ihnen zu …'),
  silenced: help('Drücken Sie auf „Anhören“, dann hören Sie mich.'),
  tip: help('Unter Ihrer Nachricht steht ein kleiner Tipp.'),
} as const;
