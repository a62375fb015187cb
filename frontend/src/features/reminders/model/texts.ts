import { help } from '../../../lib/interface-language/help.js';

/** The wording of reminders by mail. */
export const texts = {
  title: 'Erinnerung per E-Mail',
  loading: help('Ihre Einstellung wird geladen …'),
  failedToLoad: help('Ihre Einstellung ist gerade nicht zu sehen.'),
  tryAgain: 'Noch einmal versuchen',
  saving: help('Wird gespeichert …'),
  saved: { on: help('Gespeichert. Sie werden erinnert.'), off: help('Gespeichert. Sie werden nicht mehr erinnert.') },
  undo: 'Rückgängig',
  failedTitle: help('Nicht gespeichert'),
} as const;

/** The page that the link in a reminder opens. */
export const unsubscribeTexts = {
  title: 'Erinnerungen abstellen',
  text: help('Möchten Sie keine E-Mails mehr bekommen, die Sie abends an das Üben erinnern? Andere E-Mails, zum Beispiel zu Ihrem Konto, kommen weiter.'),
  action: 'Erinnerungen abstellen',
  doneTitle: 'Erinnerungen sind abgestellt',
  doneText: help('Sie bekommen keine Erinnerungen mehr. Unter „Fortschritt“ können Sie sie jederzeit wieder einschalten.'),
  invalidTitle: 'Dieser Link gilt nicht mehr',
  invalidText: help('Der Link ist unvollständig oder abgelaufen. Sie können die Erinnerungen auch unter „Fortschritt“ abstellen.'),
  failedTitle: help('Das hat nicht geklappt'),
  toProgress: 'Zum Fortschritt',
  home: 'Zur Startseite',
} as const;
